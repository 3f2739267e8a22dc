// The certificate: the verdict, the parts of the proof with their margins, a counterexample.

import { make } from "/player/dom.js";
import { sentence } from "./api.js";
import { makeJob } from "./job.js";
import { button } from "./parts.js";

const SIGNS = { proved: "✓ ", wrong: "✗ ", "not proved": "" };
const KINDS = { proved: "crl-right", wrong: "crl-wrong", "not proved": "" };

/** Make the view; `play(model, example)` shows the program of a counterexample. */
export function makeProof(section, play) {
  function render(result, model) {
    const badge = make("span", { class: `crl-badge ${KINDS[result.verdict]}` }, SIGNS[result.verdict] + result.verdict);
    const elements = [make("h2", { class: "verdict" }, badge, ` ${sentence(result.sentence)}`)];
    if (result.parts.length > 0) elements.push(parts(result.parts));
    if (result.counterexample) elements.push(counterexample(result.counterexample, model));
    if (result.remarks.length > 0) {
      elements.push(make("h3", {}, "What was measured instead"));
      elements.push(make("pre", { class: "words", tabindex: "0" }, result.remarks.join("\n")));
    }
    elements.push(make("p", { class: "muted" }, `Computed in ${result.seconds.toFixed(2)} s.`));
    return elements;
  }

  function parts(them) {
    const largest = Math.max(...them.map((part) => part.margin ?? 0), 1e-9);
    const head = ["Part", "Holds", "Margin", "What was found"].map((words) => {
      const cell = make("th", {}, words);
      cell.scope = "col";
      return cell;
    });
    const rows = them.map((part) => {
      const name = make("th", {}, part.name);
      name.scope = "row";
      const holds = make("td", { class: part.holds ? "good" : "bad" }, part.holds ? "✓ holds" : "✗ fails");
      return make("tr", {}, name, holds, marginOf(part, largest), make("td", { class: "detail" }, part.detail));
    });
    const table = make("table", { class: "table" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
    const about = "A margin says how far a part is from failing, in the units of the controller's scores; a part without one is exact.";
    return make("div", {}, scrolled(table, "Parts of the proof"), make("p", { class: "muted" }, about));
  }

  function marginOf(part, largest) {
    if (part.margin === null) return make("td", { class: "muted" }, part.holds ? "exact" : "none");
    const words = Number(part.margin.toPrecision(3)).toString();
    if (!part.holds) return make("td", { class: "figure" }, words);
    const fill = make("span", { class: "fill" });
    fill.style.width = `${Math.max(0, Math.min(100, (100 * part.margin) / largest))}%`;
    const bar = make("span", { class: "margin", "aria-hidden": "true" }, fill);
    return make("td", { class: "figure" }, words, bar);
  }

  function counterexample(example, model) {
    const options = Object.entries(example.options).map(([name, value]) => ` ${name} ${value}`);
    const said = example.answer === null ? "nothing" : example.answer;
    return make(
      "div",
      { class: "panel" },
      make("h3", {}, "Counterexample"),
      make("p", { class: "example" }, `${example.input}${options.join("")}`),
      make("p", {}, `The learner answers ${said}; right is ${example.right}.`),
      button("Play it step by step", () => play(model, example), "main"),
    );
  }

  return makeJob(section, { task: "certify", words: "Decide it", render });
}

/** Let something wide be scrolled, by keys too. */
export function scrolled(element, words) {
  return make("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": words }, element);
}
