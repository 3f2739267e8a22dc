// All steps as a list to choose from; only the rows that can be seen are made.

import { make, picture } from "./dom.js";
import { chip, lookOf } from "./looks.js";
import { joined, mistakeOf, percent, quoted, verdictOf } from "./words.js";

const ROW = 36; // pixels, as in player.css
const SEEN = 9; // rows that are seen at once
const SPARE = 8; // rows above and below those that can be seen
const THUMBNAIL = 84; // pixels of a picture

/** Make the list; `show(number)` marks a step, `go(number)` is called when one is chosen. */
export function makeSteps(program, states, count, id, go) {
  const rows = make("div", { class: "crl-rows", role: "presentation" });
  const list = make("div", { role: "listbox", tabindex: "0", "aria-label": "Steps" }, rows);
  const element = make("section", { class: "crl-panel crl-steps" }, make("h3", {}, "Steps"), list);
  const pictures = Boolean(program.picture);
  list.className = pictures ? "crl-strip" : "crl-list";
  let current = 0;
  const made = new Map();

  function option(number) {
    const line = program.lines[number];
    const read = states.read[number] ?? [];
    const row = make("div", { role: "option", id: `${id}-step-${number}` });
    row.setAttribute("aria-setsize", String(count));
    row.setAttribute("aria-posinset", String(number + 1));
    row.className = `crl-row ${line ? lookOf(program, line.module) : "crl-plain"}`;
    if (line && line.tokens > program.trained_tokens) row.classList.add("crl-longer");
    row.append(...(pictures ? pictureParts(number, line) : textParts(number, line, read)));
    row.addEventListener("click", () => go(number));
    return row;
  }

  function textParts(number, line, read) {
    const parts = [make("span", { class: "crl-number" }, String(number + 1))];
    if (!line) return [...parts, make("span", { class: "crl-did" }, ending(program))];
    parts.push(chip(program, line.module));
    const done = line.reads > 0;
    const answered = line.module === "HALT" ? `answer ${quoted(program.answer ?? "", 14)}` : "";
    const did = done ? `${quoted(joined(read, program), 26)} → ${quoted(line.wrote, 14)}` : answered;
    parts.push(make("span", { class: "crl-did crl-code" }, did));
    if (line.mistake) {
      const words = make("span", { class: "crl-spoken" }, ` ${mistakeOf(line)}`);
      parts.push(make("span", { class: "crl-bad", title: mistakeOf(line) }, "✗", words));
    }
    if (done) parts.push(make("span", { class: "crl-share" }, percent(line.confidence)));
    return parts;
  }

  function pictureParts(number, line) {
    const uri = line && line.result ? line.result : pictureBefore(program, number);
    const parts = [picture(uri, "", THUMBNAIL)];
    parts.push(make("span", { class: "crl-number" }, `${number + 1} `));
    if (!line) return [...parts, make("span", { class: "crl-did" }, ending(program))];
    parts.push(chip(program, line.module));
    if (line.did) parts.push(make("span", { class: "crl-did" }, line.did));
    const taken = `taken for ${line.wrote}, ${percent(line.confidence)}`;
    if (line.reads > 0) parts.push(make("span", { class: "crl-share" }, taken));
    return parts;
  }

  /** Make the rows that can be seen, and the current one, which a screen reader may ask for. */
  function fill() {
    const first = pictures ? 0 : Math.floor(list.scrollTop / ROW) - SPARE;
    const last = pictures ? count : Math.ceil((list.scrollTop + list.clientHeight) / ROW) + SPARE;
    const wanted = new Set([current]);
    for (let at = Math.max(0, first); at < Math.min(count, last); at += 1) wanted.add(at);
    for (const [number, row] of made) {
      if (!wanted.has(number)) {
        row.remove();
        made.delete(number);
      }
    }
    for (const number of wanted) {
      if (made.has(number)) continue;
      const row = option(number);
      if (!pictures) row.style.top = `${number * ROW}px`;
      made.set(number, row);
      rows.append(row);
    }
    for (const [number, row] of made) row.setAttribute("aria-selected", String(number === current));
    list.setAttribute("aria-activedescendant", `${id}-step-${current}`);
  }

  function show(number) {
    current = number;
    if (!pictures) reveal(number);
    fill();
  }

  function reveal(number) {
    const top = number * ROW;
    if (top < list.scrollTop) list.scrollTop = top;
    const below = top + ROW - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
  }

  list.addEventListener("scroll", fill);
  list.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(current + by);
  });
  if (!pictures) {
    rows.style.height = `${count * ROW}px`;
    list.style.height = `${Math.min(count, SEEN) * ROW}px`;
  } else {
    const taken = `Input, taken for ${program.tokens[0] ?? "nothing"}`;
    const input = make("figure", { class: "crl-input" }, picture(program.picture, "", THUMBNAIL));
    input.append(make("figcaption", {}, taken));
    element.insertBefore(input, list);
  }
  return { element, show };
}

function pictureBefore(program, number) {
  return number === 0 ? program.picture : program.lines[number - 1].result;
}

function ending(program) {
  return program.answer === null ? verdictOf(program).words : `answer ${quoted(program.answer, 20)}`;
}
