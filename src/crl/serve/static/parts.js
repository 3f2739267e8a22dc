// Small parts of the page: fields, buttons, lines that say what is going on.

import { make } from "/player/dom.js";

let made = 0; // fields so far, for ids

/** Make a field with its label; `control` is an input or a select. */
export function field(words, control, kind = "") {
  control.id = `field-${(made += 1)}`;
  return make("div", { class: `field ${kind}` }, make("label", { for: control.id }, words), control);
}

/** Make a select of pairs of value and words. */
export function select(pairs, chosen = "") {
  const element = make("select");
  setChoices(element, pairs, chosen);
  return element;
}

/** Give a select other choices. */
export function setChoices(element, pairs, chosen) {
  element.replaceChildren(...pairs.map(([value, words]) => make("option", { value }, words)));
  element.value = chosen;
}

/** Make a button. */
export function button(words, press, kind = "") {
  const element = make("button", { type: "button", class: `button ${kind}` }, words);
  element.addEventListener("click", press);
  return element;
}

/** Make a line that says what goes on, with a button that ends it, and a line for errors. */
export function makeStatus(end) {
  const words = make("span", { role: "status" });
  const cancel = button("Cancel", end, "quiet");
  const going = make("p", { class: "going" }, words, " ", cancel);
  const error = make("p", { class: "error", role: "alert" });
  const element = make("div", { class: "status" }, going, error);
  function say(text, { busy = false, failed = "", heard = false } = {}) {
    words.textContent = text;
    cancel.hidden = !busy;
    words.className = heard ? "heard" : "";
    error.textContent = failed;
    error.hidden = failed === "";
    element.classList.toggle("busy", busy);
  }
  say("");
  return { element, say };
}

/** Make the head of a table. */
export function headOf(words) {
  const cells = words.map((each) => {
    const cell = make("th", {}, each);
    cell.scope = "col";
    return cell;
  });
  return make("thead", {}, make("tr", {}, ...cells));
}

/** Let something wide be scrolled, by keys too. */
export function scrolled(element, words) {
  return make("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": words }, element);
}

/** Show a drawing of the server on its paper, and say so if it is wider than the page. */
export function onPaper(svg, words, alternative) {
  const image = make("img", { alt: alternative });
  const paper = scrolled(image, words);
  paper.classList.add("paper");
  const hint = make("p", { class: "muted sideways", hidden: "" }, "It is wider than the page: scroll it sideways.");
  image.addEventListener("load", () => (hint.hidden = paper.scrollWidth <= paper.clientWidth));
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return [paper, hint];
}
