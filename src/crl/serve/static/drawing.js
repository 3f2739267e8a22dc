// Drawing a digit by mouse, finger or keys, and deforming it as the domain does.

import { make, picture as makePicture } from "/player/dom.js";
import { ask, wasEnded } from "./api.js";
import { button } from "./parts.js";

const SIDE = 224; // pixels of the canvas
const PEN = 17; // pixels of a line
const PACE = 8; // pixels that a key moves the pen
const PAUSE = 120; // milliseconds after the last change
const HELP =
  "Draw with the mouse or a finger. By keys: arrows move the pen, Space puts it down or lifts it.";

/** Make the drawing board; `changed(options)` is called with options that fit what was done. */
export function makeDrawing(model, about, changed) {
  const canvas = make("canvas", { width: SIDE, height: SIDE, class: "canvas", tabindex: "0", role: "img" });
  canvas.setAttribute("aria-label", "Drawing board. Arrows move the pen, Space puts it down or lifts it.");
  const ink = canvas.getContext("2d", { willReadFrequently: true });
  const pen = make("span", { class: "pen", "aria-hidden": "true" });
  const preview = make("div", { class: "preview" });
  const error = make("p", { class: "error", role: "alert", hidden: "" });
  const amounts = new Map(about.deformations.map((each) => [each.name, slider(each)]));
  const board = make("div", { class: "board" }, canvas, pen);
  const sliders = make("div", { class: "sliders", role: "group", "aria-label": "Transform it" });
  sliders.append(...[...amounts.values()].map((each) => each.element));
  const buttons = make("div", { class: "row" }, button("Clear", clear), button("Straighten", straighten));
  const seen = make("figure", { class: "seen" }, make("figcaption", {}, "What the learner gets"), preview);
  const right = make("div", { class: "beside" }, sliders, buttons, seen);
  const help = make("p", { class: "muted" }, HELP);
  const element = make("div", { class: "drawing" }, make("div", {}, board, help), right, error);
  let at = { x: SIDE / 2, y: SIDE / 2 };
  let down = false; // the pen that keys move
  let empty = true;
  let base = null; // a digit that was taken, as it was given
  let result = null;
  let timer = null;
  let asking = null;

  function slider({ name, ends }) {
    const input = make("input", { type: "range", min: -100, max: 100, step: 5, value: 0 });
    input.id = `deform-${name.replaceAll(" ", "-")}`;
    const shown = make("output", { for: input.id }, "0");
    input.addEventListener("input", () => {
      shown.textContent = input.value;
      const amount = Number(input.value);
      input.setAttribute("aria-valuetext", amount === 0 ? "none" : `${Math.abs(amount)} % ${ends[amount < 0 ? 0 : 1]}`);
      later();
    });
    const label = make("label", { for: input.id }, name);
    const scale = make("div", { class: "scale" }, make("span", {}, ends[0]), input, make("span", {}, ends[1]));
    return { element: make("div", { class: "slider" }, label, shown, scale), input, shown };
  }

  function blank() {
    ink.fillStyle = "#000";
    ink.fillRect(0, 0, SIDE, SIDE);
    ink.strokeStyle = "#fff";
    ink.lineWidth = PEN;
    ink.lineCap = "round";
    ink.lineJoin = "round";
    empty = true;
    base = null;
    result = null;
    preview.replaceChildren(make("p", { class: "muted" }, "nothing yet"));
  }

  function line(to) {
    ink.beginPath();
    ink.moveTo(at.x, at.y);
    ink.lineTo(to.x, to.y);
    ink.stroke();
    at = to;
    empty = false;
    base = null;
    result = null;
    later();
  }

  function clear() {
    blank();
    straighten();
    changed({});
  }

  function straighten() {
    for (const { input, shown } of amounts.values()) {
      input.value = "0";
      shown.textContent = "0";
    }
    if (!empty) later();
  }

  function placeOf(event) {
    const box = canvas.getBoundingClientRect();
    return { x: ((event.clientX - box.left) * SIDE) / box.width, y: ((event.clientY - box.top) * SIDE) / box.height };
  }

  function showPen() {
    pen.style.left = `${(100 * at.x) / SIDE}%`;
    pen.style.top = `${(100 * at.y) / SIDE}%`;
    pen.classList.toggle("down", down);
  }

  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    at = placeOf(event);
    line({ x: at.x + 0.1, y: at.y });
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    for (const part of event.getCoalescedEvents?.() ?? [event]) line(placeOf(part));
    showPen();
  });
  canvas.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key !== " " && !by) return;
    event.preventDefault(); // else the player would step
    if (event.key === " ") down = !down;
    else {
      const inside = (value) => Math.max(0, Math.min(SIDE, value));
      const to = { x: inside(at.x + by[0] * PACE), y: inside(at.y + by[1] * PACE) };
      if (down) line(to);
      at = to;
    }
    showPen();
  });

  /** Deform what is drawn, once nothing has changed for a moment. */
  function later() {
    clearTimeout(timer);
    result = null;
    timer = setTimeout(deform, PAUSE);
  }

  async function deform() {
    clearTimeout(timer);
    if (empty) return;
    asking?.abort();
    asking = new AbortController();
    const body = { model: model.id, picture: base ?? canvas.toDataURL("image/png"), amounts: {} };
    for (const [name, { input }] of amounts) body.amounts[name] = Number(input.value) / 100;
    try {
      const done = await ask("/api/deform", { body, signal: asking.signal });
      error.hidden = true;
      result = done.picture;
      preview.replaceChildren(makePicture(result, "The digit as the learner gets it", 126));
      changed(done.options);
    } catch (problem) {
      if (wasEnded(problem)) return;
      error.textContent = problem.message;
      error.hidden = false;
    }
  }

  /** Take a digit that was rolled. */
  async function take(uri) {
    blank();
    straighten();
    const image = makePicture(uri, "", SIDE);
    await image.decode();
    ink.imageSmoothingEnabled = false;
    ink.drawImage(image, 0, 0, SIDE, SIDE);
    empty = false;
    base = uri;
    result = uri;
    preview.replaceChildren(makePicture(uri, "The digit as the learner gets it", 126));
  }

  /** Give what the learner gets; null if nothing is drawn. */
  async function picture() {
    if (!result) await deform(); // it was changed a moment ago
    return result;
  }

  blank();
  showPen();
  return { element, take, picture };
}
