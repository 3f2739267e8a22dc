// A view of a long computation: begun by a button, asked after, ended by another button.

import { make } from "/player/dom.js";
import { ask, wasEnded } from "./api.js";
import { button, makeStatus } from "./parts.js";

const PAUSE = 500; // milliseconds between two questions

/**
 * Make the view; `render(result, model)` gives the elements of what came out. `known(model)`, if
 * given, asks for a result that was recorded, or null; it is shown at once.
 */
export function makeJob(section, { task, words, render, known = null }) {
  const begin = button(words, start, "main");
  const status = makeStatus(end);
  const out = make("div", { class: "out" });
  section.append(make("div", { class: "row" }, begin), status.element, out);
  let model = null;
  let about = null;
  let job = null; // the one that is asked after
  let visible = false;

  function setModel(chosen, described) {
    end();
    model = chosen;
    about = described;
    out.replaceChildren();
    status.say("");
    begin.textContent = words;
    if (visible) recall();
  }

  /** Show what is known of the model without computing it. */
  async function recall() {
    if (!known || !model || job || out.childElementCount > 0) return;
    const own = model;
    try {
      const result = await known(own);
      if (!result || model !== own || job || out.childElementCount > 0) return;
      out.replaceChildren(...render(result, model, about));
      begin.textContent = `${words} again`;
    } catch (error) {
      if (model === own) status.say("", { failed: error.message });
    }
  }

  function enter() {
    visible = true;
    recall();
  }

  function leave() {
    visible = false;
  }

  async function start() {
    if (!model) return;
    end();
    const own = { id: null };
    job = own;
    begin.disabled = true;
    try {
      let state = await ask("/api/jobs", { body: { task, model: model.id } });
      own.id = state.id;
      if (job !== own) return stop(own);
      while (state.state === "running") {
        status.say(`Computing for ${Math.round(state.seconds)} s …`, { busy: true });
        await new Promise((wake) => setTimeout(wake, PAUSE));
        if (job !== own) return;
        state = await ask(`/api/jobs/${own.id}`);
      }
      if (job === own) finish(state);
    } catch (error) {
      if (job === own && !wasEnded(error)) status.say("", { failed: error.message });
    } finally {
      if (job === own) job = null;
      if (job === null) begin.disabled = false;
    }
  }

  function finish(state) {
    if (state.state !== "done") {
      status.say(state.state === "cancelled" ? "Ended." : "", { failed: state.error ?? "" });
      return;
    }
    status.say("Done.", { heard: true });
    out.replaceChildren(...render(state.result, model, about));
  }

  function end() {
    const own = job;
    job = null;
    if (!own) return;
    begin.disabled = false;
    status.say("Ended.");
    stop(own);
  }

  function stop(own) {
    if (own.id) ask(`/api/jobs/${own.id}`, { method: "DELETE" }).catch(() => {});
  }

  return { setModel, enter, leave };
}
