// Learning curves as small charts: one for each metric, over episodes.

import { make } from "/player/dom.js";

const DRAWN = "http://www.w3.org/2000/svg";
const WIDTH = 420;
const HEIGHT = 200;
const EDGE = { left: 44, right: 12, top: 12, bottom: 34 };
const NAMES = {
  validation: "Accuracy on the validation set",
  accuracy: "Accuracy while training",
  stage: "Largest size trained",
};

/** Draw what a run has recorded. */
export function drawCurves(curve) {
  const names = Object.keys(curve.metrics);
  if (names.length === 0) return [make("p", { class: "panel" }, "Nothing is recorded yet.")];
  return [make("div", { class: "charts" }, ...names.map((name) => chart(name, curve.metrics[name])))];
}

function chart(name, points) {
  const shares = name !== "stage";
  const last = points.at(-1);
  const farthest = last[0] || 1;
  const highest = shares ? 1 : Math.max(1, ...points.map(([, value]) => value));
  const x = (value) => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * value) / farthest;
  const y = (value) => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * value) / highest;
  const picture = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img" });
  const said = shares ? `${(100 * last[1]).toFixed(1)} %` : last[1].toLocaleString("en");
  picture.setAttribute("aria-label", `${NAMES[name] ?? name}: ${said} after ${last[0].toLocaleString("en")} episodes`);
  for (const tick of ticks(highest, shares)) {
    picture.append(draw("line", { x1: EDGE.left, x2: WIDTH - EDGE.right, y1: y(tick), y2: y(tick), class: "grid" }));
    const words = shares ? `${Math.round(100 * tick)} %` : String(tick);
    picture.append(text(words, EDGE.left - 6, y(tick) + 4, "end"));
  }
  picture.append(text("0", EDGE.left, HEIGHT - 14, "start"));
  picture.append(text(`${farthest.toLocaleString("en")} episodes`, WIDTH - EDGE.right, HEIGHT - 14, "end"));
  const path = points.map(([place, value], at) => `${at ? "L" : "M"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`);
  picture.append(draw("path", { d: path.join(""), class: "curve" }));
  picture.append(draw("circle", { cx: x(last[0]), cy: y(last[1]), r: 3.5, class: "dot" }));
  const caption = make("figcaption", {}, NAMES[name] ?? name, make("strong", {}, ` ${said}`));
  return make("figure", { class: "panel" }, caption, picture);
}

function ticks(highest, shares) {
  if (shares) return [0, 0.25, 0.5, 0.75, 1];
  const every = Math.max(1, Math.ceil(highest / 5));
  return Array.from({ length: Math.floor(highest / every) + 1 }, (_, at) => at * every);
}

function text(words, x, y, anchor) {
  const element = draw("text", { x, y, "text-anchor": anchor, class: "tick" });
  element.textContent = words;
  return element;
}

function draw(tag, attributes) {
  const element = document.createElementNS(DRAWN, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
