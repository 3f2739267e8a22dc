// The page: which model, which view.

import { make } from "/player/dom.js";
import { ask, wasEnded } from "./api.js";
import { makeLearned } from "./learned.js";
import { makeProgram } from "./program.js";
import { makeProof } from "./proof.js";
import { makeRuns } from "./runs.js";

const GROUPS = {
  shipped: "Shipped",
  compared: "To compare with",
  given: "Given",
  exported: "Exported",
  run: "Runs",
};
const PACKAGED = ["shipped", "compared"];
const TITLES = { program: "Program", proof: "Proof", learned: "Learned", runs: "Runs" };
const byId = (id) => document.getElementById(id);

const chooser = byId("model");
const trouble = byId("trouble");
const views = {
  program: makeProgram(byId("view-program")),
  proof: makeProof(byId("view-proof"), playCounterexample),
  learned: makeLearned(byId("view-learned")),
  runs: makeRuns(byId("view-runs"), { use: useModel, listed: fillChooser }),
};
let models = [];
let asking = null;
let shown = null;

function fillChooser(found) {
  models = found;
  const chosen = chooser.value;
  const groups = Object.entries(GROUPS).map(([kind, words]) => {
    const own = models.filter((model) => model.kind === kind);
    const group = make("optgroup", {}, ...own.map((model) => make("option", { value: model.id }, nameOf(model))));
    group.label = words;
    return own.length > 0 ? group : null;
  });
  chooser.replaceChildren(...groups.filter(Boolean));
  if (chosen && models.some((model) => model.id === chosen)) chooser.value = chosen;
}

function nameOf(model) {
  const state = model.state === "training" ? ", in training" : "";
  return PACKAGED.includes(model.kind) ? model.title : `${model.title} (${model.learner}${state})`;
}

/** Show a model in all views; `given` is what is to be played at once. */
async function showModel(id, given = null) {
  asking?.abort();
  asking = new AbortController();
  const model = models.find((each) => each.id === id);
  byId("about").textContent = "Loading the model …";
  trouble.hidden = true;
  try {
    const about = await ask(`/api/model?model=${encodeURIComponent(id)}`, { signal: asking.signal });
    byId("about").textContent = aboutOf(model, about);
    const others = models.filter((each) => each.domain === about.domain && each.id !== id);
    const pairs = others.map((each) => [each.id, nameOf(each)]);
    for (const view of Object.values(views)) view.setModel?.(model, about, pairs, given);
  } catch (error) {
    if (wasEnded(error)) return;
    byId("about").textContent = "";
    trouble.textContent = error.message;
    trouble.hidden = false;
  }
}

function aboutOf(model, about) {
  const count = about.parameters ? `, ${about.parameters.toLocaleString("en")} parameters` : "";
  const begun = about.summary.charAt(0).toUpperCase() + about.summary.slice(1);
  return `${begun}. ${about.learner}${count}; trained on ${about.trained}.`;
}

function useModel(id) {
  location.hash = "program";
  chooser.value = id;
  showModel(id);
}

function playCounterexample(model, example) {
  location.hash = "program";
  chooser.value = model.id;
  showModel(model.id, { input: example.input, options: example.options, snap: true });
}

function route() {
  const wanted = location.hash.slice(1);
  if (wanted && !(wanted in views)) return; // a link inside a view
  const name = wanted || "program";
  if (shown === name) return;
  if (shown) views[shown].leave?.();
  shown = name;
  for (const each of Object.keys(views)) byId(`view-${each}`).hidden = each !== name;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  byId("choice").hidden = name === "runs";
  document.title = `crl: ${TITLES[name]}`;
  views[name].enter?.();
}

async function begin() {
  addEventListener("hashchange", route);
  route();
  chooser.addEventListener("change", () => showModel(chooser.value));
  try {
    const found = await ask("/api/models");
    fillChooser(found.models);
    chooser.value = found.first;
    await showModel(found.first, "first");
  } catch (error) {
    trouble.textContent = error.message;
    trouble.hidden = false;
  }
}

begin();
