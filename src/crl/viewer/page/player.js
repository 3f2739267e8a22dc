// The player: shows a program step by step. It has no globals, and can be mounted several times.

import { makeBars } from "./bars.js";
import { makeControls } from "./controls.js";
import { make } from "./dom.js";
import { makeHead, makeLegend } from "./head.js";
import { makeStage } from "./stage.js";
import { follow } from "./states.js";
import { makeSteps } from "./steps.js";

const HINT = "Space plays or pauses, ← and → step, Home and End jump, ↑ and ↓ go from token to token.";
let mounted = 0; // players of this page so far, for ids

/**
 * Show a program inside an element. `program` is what Program.to_dict gives (docs/viewing.md).
 *
 * options.keys: where keys are listened to; the element if not given, so that several players on a
 * page do not disturb each other. options.level: of the heading; 2 if not given.
 * Returns go(number), play(), pause(), at(), setProgram(program), destroy().
 */
export function mountPlayer(element, program, options = {}) {
  const id = `crl-${(mounted += 1)}`;
  const keys = options.keys ?? element;
  let view = null;
  let number = 0;
  let timer = null;
  let speed = 1;

  function setProgram(given) {
    pause();
    number = 0;
    view = build(given);
    speed = view.controls.speed;
    element.replaceChildren(view.root);
    show();
  }

  function build(given) {
    const ends = given.lines.length > 0 && given.lines.at(-1).module === "HALT";
    const count = given.lines.length + (ends ? 0 : 1);
    const states = follow(given);
    const bars = makeBars(given);
    const stage = makeStage(given, states, bars.show);
    const steps = makeSteps(given, states, count, id, choose);
    const controls = makeControls(given, count, id, { go: choose, toggle, setSpeed, at });
    const head = makeHead(given, states, options.level ?? 2, choose);
    const legend = makeLegend(given);
    const hint = make("p", { class: "crl-hint" }, HINT);
    const main = make("div", { class: "crl-main" }, controls.element, stage.element, bars.element);
    const side = make("div", { class: "crl-side" }, steps.element, legend.element);
    const body = make("div", { class: "crl-body" }, main, side);
    const root = make("section", { class: "crl-player", "aria-label": "Program" });
    root.append(head.element, body, hint);
    return { root, stage, steps, controls, count };
  }

  function show() {
    view.stage.show(number);
    view.steps.show(number);
    view.controls.show(number, timer !== null);
  }

  function go(wanted) {
    const next = Math.max(0, Math.min(view.count - 1, Math.round(wanted)));
    if (next === number) return;
    number = next;
    show();
  }

  /** Go where a person wants, who then looks: playing ends. */
  function choose(wanted) {
    pause();
    go(wanted);
  }

  function at() {
    return number;
  }

  function play() {
    if (timer !== null) return;
    if (number === view.count - 1) go(0);
    view.stage.setQuiet(true); // a screen reader could not keep up
    timer = setTimeout(tick, 1000 / speed);
    view.controls.show(number, true);
  }

  function tick() {
    timer = setTimeout(tick, 1000 / speed);
    if (number + 1 >= view.count - 1) pause();
    go(number + 1);
  }

  function pause() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    view.stage.setQuiet(false);
    view.controls.show(number, false);
  }

  function toggle() {
    if (timer === null) play();
    else pause();
  }

  function setSpeed(wanted) {
    speed = wanted;
  }

  function press(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const own = event.target instanceof Element ? event.target.tagName : "";
    if (["INPUT", "SELECT", "TEXTAREA"].includes(own)) return;
    if (event.key === " " && ["BUTTON", "SUMMARY", "A"].includes(own)) return; // it presses them
    const does = {
      " ": toggle,
      ArrowLeft: () => choose(number - 1),
      ArrowRight: () => choose(number + 1),
      Home: () => choose(0),
      End: () => choose(view.count - 1),
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  function destroy() {
    pause();
    keys.removeEventListener("keydown", press);
    element.replaceChildren();
  }

  keys.addEventListener("keydown", press);
  setProgram(program);
  return { go, play, pause, at, setProgram, destroy };
}
