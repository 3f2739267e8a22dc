// What a program is about: input, answer, whether it is right, and where it went wrong.

import { make } from "./dom.js";
import { chip } from "./looks.js";
import { counted, grouped, joined, mistakeOf, percent, quoted, verdictOf } from "./words.js";

const TITLE = 80; // characters of an input in the title
const SIGNS = { right: "✓ ", wrong: "✗ ", unknown: "" };

/** Make the head; `go(number)` is called to jump to the first mistake. */
export function makeHead(program, states, level, go) {
  const verdict = verdictOf(program);
  const badge = make(
    "span",
    { class: `crl-badge crl-${verdict.kind}` },
    SIGNS[verdict.kind] + verdict.words,
  );
  const given = Object.entries(program.options ?? {}).map(([name, value]) => `${name} ${value}`);
  const origin = [program.model, ...given].filter(Boolean).join(", ");
  const title = make(
    `h${level}`,
    { class: "crl-title", title: quoted(program.input, 2000) },
    make("span", { class: denseOf(program) }, quoted(program.input, TITLE)),
    make("span", { class: "crl-arrow", "aria-label": "gives" }, " → "),
    make("span", { class: "crl-code" }, quoted(program.answer ?? "no answer", 40)),
  );
  title.querySelector(".crl-arrow").setAttribute("role", "img");
  const element = make("header", { class: "crl-head" });
  if (origin) element.append(make("p", { class: "crl-origin" }, origin));
  element.append(title, make("p", { class: "crl-facts" }, badge, ...facts(program)));
  const first = program.first_mistake;
  if (first !== null) element.append(notice(program, states, first, go));
  else if (program.correct === false && program.answer !== null) {
    const words = "The oracle calls none of the steps a mistake.";
    element.append(make("p", { class: "crl-notice" }, words));
  }
  return { element };
}

/** Let a text without spaces break anywhere. */
function denseOf(program) {
  return program.separator === "" ? "crl-code crl-dense" : "crl-code";
}

function facts(program) {
  const worked = program.lines.filter((line) => line.reads > 0);
  const said = [counted(program.lines.length, "step")];
  if (!program.picture) said.push(counted(program.tokens.length, "token"));
  if (worked.length > 0) {
    const least = worked.reduce((low, line) => Math.min(low, line.confidence), 1);
    said.push(`least confidence ${percent(least)}`);
  }
  const longer = program.lines.filter((line) => line.tokens > program.trained_tokens).length;
  const words = ` · ${counted(longer, "step")} on more tokens than anything trained`;
  const more = longer > 0 ? make("span", { class: "crl-more" }, words) : ""; // the strip says it too
  return [` ${said.join(" · ")}`, more];
}

function notice(program, states, first, go) {
  const line = program.lines[first];
  const read = quoted(joined(states.read[first], program), 40);
  const jump = make("button", { type: "button", class: "crl-link" }, `Go to step ${first + 1}`);
  jump.addEventListener("click", () => go(first));
  return make(
    "p",
    { class: "crl-notice crl-wrong" },
    make("strong", {}, `✗ First mistake: step ${first + 1}. `),
    `${line.module} read ${read} and wrote ${quoted(line.wrote, 40)}, a ${mistakeOf(line)}. `,
    jump,
  );
}

function often(uses) {
  return uses === 1 ? "once" : `${grouped(uses)} times`;
}

/** Make the legend: what each module is, and how often it was used. */
export function makeLegend(program) {
  const used = program.modules.filter((module) => module.uses > 0);
  const unused = program.modules.filter((module) => module.uses === 0);
  const entries = used.map((module) =>
    make(
      "li",
      {},
      chip(program, module.title),
      make("span", {}, ` ${module.about}`),
      make("span", { class: "crl-uses" }, `, used ${often(module.uses)}`),
    ),
  );
  const element = make("section", { class: "crl-panel crl-legend" }, make("h3", {}, "Modules"));
  element.append(make("ul", {}, ...entries));
  if (unused.length > 0) {
    const titles = unused.map((module) => module.title).join(", ");
    element.append(make("p", { class: "crl-unused" }, `Not used: ${titles}.`));
  }
  const sure = program.picture
    ? "Confidence: the probability that the classifier gives to what it takes the picture for."
    : "Confidence of a step: the least probability of a token that it wrote.";
  element.append(make("p", { class: "crl-unused" }, sure));
  return { element };
}
