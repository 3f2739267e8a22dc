// Runs: a list, and the learning curves of the one that is chosen, while it is trained too.

import { make } from "/player/dom.js";
import { ask, sentence } from "./api.js";
import { drawCurves } from "./curves.js";
import { button, headOf, scrolled } from "./parts.js";
import { makePlot } from "./plot.js";

const PAUSE = 3000; // milliseconds between two looks
const SIGNS = { finished: "✓ finished", training: "● in training", stopped: "○ stopped" };

/** Make the view; `use(id)` chooses a model, `listed(models)` is told of all that there are. */
export function makeRuns(section, { use, listed }) {
  const list = make("div", { class: "runs" });
  const detail = make("div", { class: "chosen", "aria-live": "off" });
  const error = make("p", { class: "error", role: "alert", hidden: "" });
  const plot = makePlot();
  section.append(error, list, detail, plot.element);
  let timer = null;
  let visible = false;
  let chosen = null;
  let known = "";

  async function look() {
    clearTimeout(timer);
    try {
      const { models } = await ask("/api/models");
      listed(models);
      const runs = models.filter((model) => model.kind === "run");
      if (JSON.stringify(runs) !== known) showList(runs);
      if (!runs.some((run) => run.id === chosen)) chosen = runs[0]?.id ?? null;
      if (chosen) await showCurve(runs.find((run) => run.id === chosen));
      await plot.show(runs);
      error.hidden = true;
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
    if (visible) timer = setTimeout(look, PAUSE);
  }

  function showList(runs) {
    known = JSON.stringify(runs);
    if (runs.length === 0) {
      list.replaceChildren(none());
      detail.replaceChildren();
      return;
    }
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.run : null;
    const table = make("table", { class: "table" }, headOf(["Run", "Learner", "State", "Plot"]));
    table.querySelectorAll("th")[1].className = "learner";
    table.append(make("tbody", {}, ...runs.map(runRow)));
    list.replaceChildren(scrolled(table, "Runs"));
    if (focused) [...list.querySelectorAll("[data-run]")].find((each) => each.dataset.run === focused)?.focus();
  }

  function runRow(run) {
    const name = button(run.title, () => choose(run.id), "link");
    name.dataset.run = run.id;
    const state = make("td", { class: run.state }, SIGNS[run.state] ?? "");
    const mark = plot.markOf(run, look);
    return make("tr", {}, make("td", {}, name), make("td", { class: "learner" }, run.learner), state, make("td", {}, mark));
  }

  function choose(id) {
    chosen = id;
    look();
  }

  async function showCurve(run) {
    for (const each of list.querySelectorAll("button")) {
      if (each.dataset.run === run.id) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
    const curve = await ask(`/api/curve?run=${encodeURIComponent(run.id)}`);
    if (run.id !== chosen) return;
    const episodes = curve.last.episodes ?? 0;
    const words = `${SIGNS[run.state].slice(2)}; ${curve.updates.toLocaleString("en")} updates, ${episodes.toLocaleString("en")} episodes`;
    const head = make("div", { class: "row" }, make("h2", {}, run.title), make("span", { class: "muted" }, sentence(words)));
    const had = detail.contains(document.activeElement);
    const open = button("Use this model", () => use(run.id));
    detail.replaceChildren(head, ...drawCurves(curve), open);
    if (had) open.focus();
  }

  return {
    enter() {
      visible = true;
      look();
    },
    leave() {
      visible = false;
      clearTimeout(timer);
    },
  };
}

/** Say how the first run is made. */
function none() {
  const command = make("code", {}, "crl train numeric");
  const words = " trains one in about a minute; its learning curve grows here meanwhile.";
  return make("p", { class: "panel" }, "There are no runs in the runs folder yet. ", command, words);
}
