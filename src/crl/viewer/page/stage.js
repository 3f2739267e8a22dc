// The current step: what was there, what was done, what is there now.

import { make, picture } from "./dom.js";
import { lookOf } from "./looks.js";
import { spoken } from "./bars.js";
import { counted, endSentence, lineSentence, mistakeOf } from "./words.js";

const MOST = 400; // tokens that are shown around a window
const SIDE = 132; // pixels of a picture

/** Make the stage; `show(number)` draws a step. `look(token)` is called when one is looked at. */
export function makeStage(program, states, look) {
  const tokenOf = new WeakMap();
  const before = make("div", { class: "crl-before" });
  const after = make("div", { class: "crl-after" });
  const said = make("p", { class: "crl-said", role: "status", "aria-live": "polite" });
  const remark = make("p", { class: "crl-remark" });
  const element = make(
    "section",
    { class: "crl-panel crl-stage", "aria-label": "Current step", tabindex: "-1" },
    before,
    said,
    remark,
    after,
  );
  let shown = null; // the token that is looked at where nothing else is

  function show(number) {
    const line = program.lines[number];
    const had = focused() !== undefined;
    const draw = program.picture ? drawPictures : drawTokens;
    shown = draw(number, line);
    if (had) (element.querySelector('button[tabindex="0"]') ?? element).focus();
    said.textContent = line
      ? lineSentence(program, line, states.read[number])
      : endSentence(program);
    showRemark(number, line);
    for (const group of element.querySelectorAll(".crl-tokens")) reveal(group);
    look(shown);
  }

  function drawTokens(number, line) {
    const now = states.at(number);
    const done = line !== undefined && line.reads > 0;
    const ends = !line || (line.module === "HALT" && line.reads === 0);
    before.replaceChildren(
      label(ends ? "Answer" : "Before", now.length, program),
      row(now, done ? line.place : 0, done ? line.reads : 0, line, ends && program.answer !== null),
    );
    const written = done ? states.written[number] : [];
    const next = done ? states.at(number + 1) : [];
    after.hidden = !done || line.written === null;
    if (!after.hidden) {
      after.replaceChildren(
        label("After", next.length, program),
        row(next, line.place, written.length, line, false, "crl-new"),
      );
    } else after.replaceChildren();
    return written[0] ?? now[0] ?? null;
  }

  /** Draw tokens with a window; those that modules wrote can be focused, one by one. */
  function row(tokens, place, width, line, isAnswer, kind = "") {
    const { first, last } = part(tokens.length, place, width);
    const cut = (begin, end) => tokens.slice(Math.max(first, begin), Math.min(last, end));
    const group = make("div", { class: "crl-tokens", role: "group" });
    group.setAttribute("aria-label", counted(tokens.length, "token"));
    if (first > 0) group.append(gap(first));
    const window = width > 0 ? fill(mark(line, kind), cut(place, place + width)) : null;
    fill(group, cut(0, place));
    if (window) group.append(place > first ? program.separator : "", window);
    const rest = cut(place + width, tokens.length);
    if (rest.length > 0 && window) group.append(program.separator);
    fill(group, rest);
    if (last < tokens.length) group.append(gap(tokens.length - last));
    if (isAnswer) group.classList.add("crl-answer");
    if (program.separator === "") group.classList.add("crl-dense");
    const stops = group.querySelectorAll("button");
    const inside = group.querySelector("mark button") ?? stops[0];
    stops.forEach((stop) => stop.setAttribute("tabindex", stop === inside ? "0" : "-1"));
    return group;
  }

  function fill(into, tokens) {
    tokens.forEach((token, at) => into.append(at > 0 ? program.separator : "", tokenElement(token)));
    return into;
  }

  function mark(line, kind) {
    const wrong = line.mistake ? "crl-mistaken" : "";
    return make("mark", { class: `crl-window ${lookOf(program, line.module)} ${kind} ${wrong}` });
  }

  function tokenElement(token) {
    const soft = token.distribution !== null;
    const names = { class: "crl-token" };
    const made = soft
      ? make("button", { ...names, type: "button", "aria-label": spoken(program, token) }, token.text)
      : make("span", names, token.text);
    tokenOf.set(made, token);
    return made;
  }

  function drawPictures(number, line) {
    const uri = number === 0 ? program.picture : program.lines[number - 1].result;
    const [now] = states.at(number);
    before.replaceChildren(figure(uri, now, line ? "Before" : "Answer"));
    const [written] = line && line.reads > 0 ? states.written[number] : [];
    after.hidden = !written || !line.result;
    after.replaceChildren(after.hidden ? "" : figure(line.result, written, "After", line));
    return written ?? now ?? null;
  }

  function figure(uri, token, words, line = null) {
    const taken = token ? `taken for ${token.text}` : "";
    const framed = line ? lookOf(program, line.module) : "crl-plain";
    const caption = make("figcaption", {}, `${words}: ${taken}`);
    const element = make("figure", { class: `crl-figure ${framed}` }, caption);
    element.append(picture(uri, `${words}: a picture ${taken}`, SIDE));
    return element;
  }

  function showRemark(number, line) {
    const parts = [];
    if (line) {
      const words = program.lines[number].mistake ? mistakeOf(line) : "";
      const first = number === program.first_mistake ? "First mistake, a " : "A ";
      if (words) parts.push(make("strong", { class: "crl-bad" }, `✗ ${first}${words}.`));
      if (line.tokens > program.trained_tokens) {
        const longest = counted(program.trained_tokens, "token");
        const beyond = `${counted(line.tokens, "token")}: longer than anything trained (${longest}).`;
        parts.push(make("span", { class: "crl-beyond" }, beyond));
      }
    }
    remark.replaceChildren(...parts.flatMap((part) => [part, " "]));
  }

  function lookedAt(event) {
    const token = tokenOf.get(event.target);
    if (token) look(token);
  }
  element.addEventListener("pointerover", lookedAt);
  element.addEventListener("focusin", lookedAt);
  element.addEventListener("pointerleave", () => look(focused() ?? shown));
  element.addEventListener("focusout", () => look(shown));
  element.addEventListener("keydown", walk);

  function focused() {
    return tokenOf.get(element.ownerDocument.activeElement);
  }

  /** Up and down go from token to token. */
  function walk(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const stops = [...element.querySelectorAll("button.crl-token")];
    const at = stops.indexOf(event.target);
    if (at < 0) return;
    event.preventDefault();
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (next) next.focus();
  }

  return { element, show, setQuiet: (quiet) => said.setAttribute("aria-live", quiet ? "off" : "polite") };
}

function label(words, tokens, program) {
  const note = tokens > program.trained_tokens ? " crl-beyond" : "";
  return make(
    "p",
    { class: "crl-label" },
    `${words} `,
    make("span", { class: `crl-count${note}` }, counted(tokens, "token")),
  );
}

function part(length, place, width) {
  if (length <= MOST) return { first: 0, last: length };
  const middle = place + Math.floor(Math.min(width, MOST) / 2);
  const first = Math.max(0, Math.min(middle - MOST / 2, length - MOST));
  return { first, last: first + MOST };
}

/** Bring the window of a long representation into sight, which can be scrolled by keyboard too. */
function reveal(group) {
  if (group.scrollHeight <= group.clientHeight) return;
  group.setAttribute("tabindex", "0");
  const window = group.querySelector("mark");
  if (window) group.scrollTop = window.offsetTop - group.clientHeight / 2;
}

function gap(count) {
  return make("span", { class: "crl-gap" }, ` … ${counted(count, "token")} … `);
}
