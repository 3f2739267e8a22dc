// Play, pause, step and jump; a strip of all steps in the colours of their modules.

import { button, make, setIcon } from "./dom.js";
import { lookOf } from "./looks.js";
import { counted, grouped } from "./words.js";

const SPEEDS = [0.5, 1, 2, 5, 10, 30]; // steps in a second
const MANY = 30; // steps of a program that is played faster from the start
const CELLS = 240; // of the strip; a longer program has several steps in each

/** Make the controls; `player` has go, toggle and setSpeed. */
export function makeControls(program, count, id, player) {
  const back = button("back", "Step back", () => player.go(player.at() - 1));
  const start = button("start", "To the start", () => player.go(0));
  const play = button("play", "Play", player.toggle);
  const forward = button("forward", "Step forward", () => player.go(player.at() + 1));
  const end = button("end", "To the end", () => player.go(count - 1));
  play.classList.add("crl-play");
  const where = make("span", { class: "crl-where" });
  const slider = make("input", { type: "range", min: 0, max: count - 1, step: 1, value: 0 });
  slider.className = "crl-slider";
  // the thumb stands under the middle of its cell
  slider.style.margin = `4px calc((100% - 16px) / ${2 * count}) 0`;
  slider.style.width = `calc(100% - (100% - 16px) / ${count})`;
  slider.setAttribute("aria-label", "Step");
  slider.addEventListener("input", () => player.go(Number(slider.value)));
  const speed = speeds(program, id, player);
  const buttons = make("div", { class: "crl-buttons" }, start, back, play, forward, end, where);
  const element = make("div", { class: "crl-controls", role: "group", "aria-label": "Playing" });
  const scrubber = make("div", { class: "crl-scrubber" }, strip(program, count), slider);
  element.append(buttons, speed.element, scrubber);

  function show(number, playing) {
    where.textContent = `Step ${grouped(number + 1)} of ${grouped(count)}`;
    slider.value = String(number);
    slider.setAttribute("aria-valuetext", `step ${number + 1} of ${count}`);
    // not disabled, which would take the focus away
    for (const each of [start, back]) each.setAttribute("aria-disabled", String(number === 0));
    for (const each of [forward, end]) {
      each.setAttribute("aria-disabled", String(number === count - 1));
    }
    setIcon(play, playing ? "pause" : "play", playing ? "Pause" : "Play");
  }
  return { element, show, speed: speed.value };
}

function speeds(program, id, player) {
  const usual = program.lines.length > MANY ? 5 : 1;
  const choices = SPEEDS.map((speed) => make("option", { value: speed }, `${speed} per second`));
  const select = make("select", { id: `${id}-speed` }, ...choices);
  select.value = String(usual);
  select.addEventListener("change", () => player.setSpeed(Number(select.value)));
  const words = make("label", { for: `${id}-speed` }, "Speed");
  return { element: make("div", { class: "crl-speed" }, words, select), value: usual };
}

/** Draw every step in its module's colour, mistakes marked, what is longer than trained hatched. */
function strip(program, count) {
  const element = make("div", { class: "crl-cells", "aria-hidden": "true" });
  const cells = Math.min(count, CELLS);
  for (let cell = 0; cell < cells; cell += 1) {
    const first = Math.floor((cell * count) / cells);
    const next = Math.floor(((cell + 1) * count) / cells);
    const lines = program.lines.slice(first, next);
    const shown = lines.find((line) => line.mistake) ?? lines[0];
    const look = shown ? lookOf(program, shown.module) : "crl-plain";
    const made = make("span", { class: `crl-cell ${look}` });
    if (shown && shown.mistake) made.classList.add("crl-mistaken");
    if (shown && shown.tokens > program.trained_tokens) made.classList.add("crl-longer");
    element.append(made);
  }
  const longer = program.lines.filter((line) => line.tokens > program.trained_tokens).length;
  if (longer === 0) return element;
  const words = `hatched: ${counted(longer, "step")} longer than anything trained`;
  return make("div", {}, element, make("p", { class: "crl-hatched" }, words));
}
