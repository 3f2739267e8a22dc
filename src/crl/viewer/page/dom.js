// The only door to the document: text stays text, and only harmless attributes can be set.

const ATTRIBUTES = new Set([
  "alt", "class", "for", "height", "hidden", "id", "max", "min", "role", "step", "tabindex", "title",
  "type", "value", "width",
]);
const PICTURE = /^data:image\/png;base64,[A-Za-z0-9+/=]*$/;
const DRAWN = "http://www.w3.org/2000/svg";
const ICONS = {
  start: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M11 3v10L4 8z",
  play: "M4 3l9 5-9 5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  forward: "M5 3l7 5-7 5z",
  end: "M11 3h2v10h-2zM3 3l7 5-7 5z",
};

/** Make an element; children are elements or text, nothing is made of null. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!ATTRIBUTES.has(name) && !name.startsWith("aria-")) {
      throw new TypeError(`the attribute ${name} is not allowed`);
    }
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Make a picture of a data URI of a PNG; anything else is refused. */
export function picture(uri, words, side) {
  const element = make("img", { alt: words, width: side, height: side, class: "crl-picture" });
  if (typeof uri === "string" && PICTURE.test(uri)) element.src = uri;
  return element;
}

/** Make a button with an icon; its words are read out, and shown if asked to. */
export function button(icon, words, press) {
  const element = make("button", { type: "button", class: "crl-button" });
  setIcon(element, icon, words);
  element.addEventListener("click", press);
  return element;
}

/** Give a button another icon and other words. */
export function setIcon(element, name, words) {
  const drawing = document.createElementNS(DRAWN, "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(DRAWN, "path");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  element.replaceChildren(drawing);
  element.setAttribute("aria-label", words);
  element.setAttribute("title", words);
}
