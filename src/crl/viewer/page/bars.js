// The distribution behind a token: its most probable symbols as bars.

import { make } from "./dom.js";
import { lookOf } from "./looks.js";
import { originOf, percent, quoted } from "./words.js";

const SYMBOLS =
  "A module writes a probability for every symbol; the most probable one is shown. Point at an" +
  " underlined token, or focus it, to see what is behind it.";
const CLASSES = "The classifier gives a probability to every class; the most probable one is shown.";

/** Make the panel; `show(token)` fills it. */
export function makeBars(program) {
  const title = make("p", { class: "crl-bars-title" });
  const rows = make("ul", { class: "crl-bars" });
  const heading = program.picture ? "What the picture is taken for" : "Behind the token";
  const element = make(
    "section",
    { class: "crl-panel crl-behind", "aria-label": heading },
    make("h3", {}, heading),
    title,
    rows,
    make("p", { class: "crl-unused" }, program.picture ? CLASSES : SYMBOLS),
  );

  function show(token) {
    if (!token) {
      title.textContent = "Nothing was written here.";
      rows.replaceChildren();
      return;
    }
    title.replaceChildren(
      make("strong", { class: "crl-code" }, quoted(token.text, 30)),
      `, ${originOf(program, token)}`,
    );
    const look = token.line < 0 ? "crl-plain" : lookOf(program, program.lines[token.line].module);
    rows.replaceChildren(...entriesOf(program, token).map(([symbol, share]) => bar(symbol, share, look)));
  }
  return { element, show };
}

/** Say a distribution in words, for those who cannot see bars. */
export function spoken(program, token) {
  const shares = entriesOf(program, token).map(([symbol, share]) => `${symbol} ${percent(share)}`);
  return `${token.text}, ${originOf(program, token)}: ${shares.join(", ")}`;
}

function entriesOf(program, token) {
  if (token.line < 0) return program.picture ? [] : [[token.text, 1]]; // what is given is certain
  const known = token.distribution ?? [];
  const rest = 1 - known.reduce((sum, [, share]) => sum + share, 0);
  return known.length > 0 && rest >= 0.0005 ? [...known, ["others", rest]] : known;
}

function bar(symbol, share, look) {
  const fill = make("span", { class: "crl-bar-fill" });
  fill.style.width = `${Math.max(0, Math.min(100, 100 * share))}%`;
  return make(
    "li",
    { class: look },
    make("span", { class: "crl-bar-symbol" }, quoted(symbol, 12)),
    make("span", { class: "crl-bar", "aria-hidden": "true" }, fill),
    make("span", { class: "crl-bar-share" }, percent(share)),
  );
}
