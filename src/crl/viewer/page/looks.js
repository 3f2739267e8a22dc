// How modules look: one colour each on the whole page, by their place in the module set.

import { make } from "./dom.js";

/** Give the classes of a module's colour and line; HALT and the unknown have none. */
export function lookOf(program, title) {
  const entry = program.modules.find((module) => module.title === title);
  if (!entry || entry.colour === null || entry.colour === undefined) return "crl-plain";
  return `crl-colour-${entry.colour} crl-${entry.line}`;
}

/** Make the sign of a module: its title, in its colour. */
export function chip(program, title) {
  return make("span", { class: `crl-chip ${lookOf(program, title)}` }, title);
}
