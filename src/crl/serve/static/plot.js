// Learning curves of several runs in one picture, which the server draws as `crl plot` does.

import { make } from "/player/dom.js";
import { ask } from "./api.js";
import { field, onPaper, select } from "./parts.js";

const CLOCKS = [
  ["episodes", "episodes"],
  ["seconds", "seconds"],
];
const ABOUT = "Every run is a thin line, the median of the runs of a variant a thick one.";

/** Make the picture; `markOf(run, changed)` gives the mark that puts a run into it. */
export function makePlot() {
  const clock = select(CLOCKS, "episodes");
  const place = make("div");
  const error = make("p", { class: "error", role: "alert", hidden: "" });
  const head = make("div", { class: "row" }, make("h2", {}, "Runs side by side"), field("By", clock));
  const element = make("div", { class: "plot", hidden: "" }, head, make("p", { class: "muted" }, ABOUT));
  element.append(error, place);
  const marked = new Set();
  let drawn = "";
  let known = [];
  clock.addEventListener("change", () => show(known));

  function markOf(run, changed) {
    const mark = make("input", { type: "checkbox", "aria-label": `Plot ${run.title}` });
    mark.checked = marked.has(run.id);
    mark.dataset.run = `plot ${run.id}`;
    mark.addEventListener("change", () => {
      if (mark.checked) marked.add(run.id);
      else marked.delete(run.id);
      changed();
    });
    return mark;
  }

  /** Draw the marked ones of all runs, again if one of them is in training. */
  async function show(runs) {
    known = runs;
    const chosen = runs.filter((run) => marked.has(run.id));
    element.hidden = chosen.length === 0;
    if (element.hidden) return;
    const asked = new URLSearchParams([...chosen.map((run) => ["run", run.id]), ["by", clock.value]]);
    if (asked.toString() === drawn && !chosen.some((run) => run.state === "training")) return;
    drawn = asked.toString();
    try {
      const { svg } = await ask(`/api/plot?${drawn}`);
      if (asked.toString() !== drawn) return;
      const words = `Learning curves of ${chosen.map((run) => run.title).join(", ")}`;
      place.replaceChildren(...onPaper(svg, "Learning curves", words));
      error.hidden = true;
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
  }

  return { element, markOf, show };
}
