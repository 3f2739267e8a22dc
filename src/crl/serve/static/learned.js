// What a learner learned: pictures, and the same in words.

import { make } from "/player/dom.js";
import { sentence } from "./api.js";
import { makeJob } from "./job.js";
import { onPaper, scrolled } from "./parts.js";

/** Make the view. */
export function makeLearned(section) {
  function render(result) {
    const used = `Modules used: ${result.used.join(", ") || "none"}.`;
    const unused = result.unused.length > 0 ? ` Never used: ${result.unused.join(", ")}.` : "";
    const elements = [make("p", { class: "facts" }, used + unused)];
    for (const { head, about, svg } of result.pictures) {
      const words = `${head}; the same stands in words below.`;
      elements.push(make("h2", {}, head), make("p", {}, sentence(about)), ...onPaper(svg, head, words));
    }
    if (result.missing.length > 0) {
      elements.push(make("h2", {}, "Not shown"));
      elements.push(make("ul", {}, ...result.missing.map((words) => make("li", {}, sentence(words)))));
    }
    const words = make("pre", { class: "words" }, result.words);
    elements.push(make("h2", {}, "In words"), scrolled(words, "What was learned, in words"));
    return elements;
  }
  return makeJob(section, { task: "learned", words: "Find out", render });
}
