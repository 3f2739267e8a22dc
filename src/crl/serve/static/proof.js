// The certificate: the verdict, the parts of the proof with their margins, a counterexample.

import { make } from "/player/dom.js";
import { ask, sentence } from "./api.js";
import { makeJob } from "./job.js";
import { button, headOf, scrolled } from "./parts.js";

const SIGNS = { proved: "✓ ", wrong: "✗ ", "not proved": "" };
const ABOUT = {
  closure: "All states that it can come to are known",
  windows: "Whatever it rewrites keeps its value",
  order: "A window that would be wrong to rewrite never wins",
  kinds: "It goes on while anything is left to reduce",
  end: "What is left becomes the answer",
};
const KINDS = { proved: "crl-right", wrong: "crl-wrong", "not proved": "" };

/** Make the view; `play(model, example)` shows the program of a counterexample. */
export function makeProof(section, play) {
  function render(result, model) {
    const badge = make("span", { class: `crl-badge ${KINDS[result.verdict]}` }, SIGNS[result.verdict] + result.verdict);
    const example = result.counterexample;
    const words = example ? "There is an input on which it is wrong" : result.sentence;
    const elements = [make("h2", { class: "verdict" }, badge, ` ${sentence(words)}`)];
    if (example) elements.push(counterexample(example, model));
    if (result.parts.length > 0) elements.push(parts(result.parts));
    if (result.remarks.length > 0) {
      elements.push(make("h3", {}, "What was measured instead"));
      elements.push(make("pre", { class: "words", tabindex: "0" }, result.remarks.join("\n")));
    }
    const spent = `${result.seconds.toFixed(1)} s`;
    const when = result.recorded ? `Recorded with the model; deciding it took ${spent}.` : `Decided in ${spent}.`;
    elements.push(make("p", { class: "muted" }, when));
    return elements;
  }

  function parts(them) {
    const largest = Math.max(...them.map((part) => part.margin ?? 0), 1e-9);
    const table = make("table", { class: "table parts" }, headOf(["Part", "Holds", "Margin", "What it says, and what was found"]));
    table.append(make("tbody", {}, ...them.map((part) => partRow(part, largest))));
    const about = "A margin says how far a part is from failing, in the units of the controller's scores; a part without one is exact.";
    return make("div", {}, scrolled(table, "Parts of the proof"), make("p", { class: "muted" }, about));
  }

  function partRow(part, largest) {
    const name = make("th", {}, part.name);
    name.scope = "row";
    const holds = make("td", { class: part.holds ? "good" : "bad" }, part.holds ? "✓ holds" : "✗ fails");
    const meant = ABOUT[part.name] ? [`${ABOUT[part.name]}.`, make("br")] : [];
    const found = make("span", { class: "muted" }, sentence(part.detail));
    const detail = make("td", { class: "detail" }, ...meant, found);
    return make("tr", {}, name, holds, marginOf(part, largest), detail);
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

  async function known(model) {
    const result = await ask(`/api/certificate?model=${encodeURIComponent(model.id)}`);
    return result && { ...result, recorded: true };
  }

  return makeJob(section, { task: "certify", words: "Decide it", render, known });
}
