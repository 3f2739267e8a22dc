// The answer of a learner that writes no program.

import { make } from "/player/dom.js";
import { percent, quoted, verdictOf } from "/player/words.js";

/** Make a card with the answer, and whether it is right. */
export function makeAnswer(answer, name) {
  const { solution } = answer;
  const verdict = verdictOf({ ...answer, answer: solution.answer });
  const sign = { right: "✓ ", wrong: "✗ ", unknown: "" }[verdict.kind];
  const card = make("section", { class: "crl-player card", "aria-label": `Answer of ${name}` });
  card.append(
    make("p", { class: "crl-origin" }, name),
    make(
      "h2",
      { class: "crl-title" },
      make("span", { class: "crl-code" }, quoted(solution.input, 80)),
      make("span", { class: "crl-arrow" }, " → "),
      make("span", { class: "crl-code" }, quoted(solution.answer ?? "no answer", 40)),
    ),
    make(
      "p",
      { class: "crl-facts" },
      make("span", { class: `crl-badge crl-${verdict.kind}` }, sign + verdict.words),
      ` confidence ${percent(solution.confidence)}`,
    ),
    make("p", { class: "crl-facts" }, "This learner answers at once: it writes no program."),
  );
  return card;
}
