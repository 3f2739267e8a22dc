// The program view: give an input or roll one, and watch the program, or two side by side.

import { make } from "/player/dom.js";
import { mountPlayer } from "/player/player.js";
import { ask, sentence, wasEnded } from "./api.js";
import { makeAnswer } from "./answer.js";
import { makeDrawing } from "./drawing.js";
import { button, field, makeStatus, select } from "./parts.js";

const CHOSEN = "as chosen"; // roll one that fits the options
const SNAPPED = "snapped"; // compare with the same model, every written token made one-hot
const FIRST = 7; // the draw that the page begins with

/** Make the view inside its section. */
export function makeProgram(section) {
  const form = make("form", { class: "ask" });
  const asked = make("details", { class: "panel" }, make("summary", {}, "Try your own"), form);
  asked.open = matchMedia("(min-width: 701px)").matches; // on a phone the program comes first
  const status = makeStatus(() => asking?.abort());
  const facts = make("p", { class: "facts" });
  const stage = make("div", { class: "players" });
  section.append(asked, status.element, facts, stage);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let model = null;
  let about = null;
  let controls = null;
  let asking = null;
  let players = [];

  function setModel(chosen, described, others, given) {
    model = chosen;
    about = described;
    asking?.abort();
    controls = build(others);
    clear();
    if (given === "first" || (!given && !about.pictures)) roll(given === "first" ? FIRST : null);
    else if (given) {
      controls.input.value = given.input;
      setOptions(given.options);
      run({ snap: given.snap });
    } else status.say("Draw a digit, or take one.");
  }

  /** Build the form that fits the model's domain. */
  function build(others) {
    const input = make("input", { type: "text" });
    input.value = "";
    input.autocomplete = "off";
    input.spellcheck = false;
    const options = new Map(about.options.map((option) => [option.name, optionField(option)]));
    const drawing = about.pictures ? makeDrawing(model, about, redrawn) : null;
    const size = make("input", { type: "number", min: about.smallest, max: about.largest, step: 1, value: about.usual });
    const groups = about.groups.map((group) => [group, group]);
    if (about.options.some((option) => option.values.length > 0) && !about.pictures) groups.push([CHOSEN, CHOSEN]);
    const group = select(groups, about.groups[0]);
    const itself = about.snaps ? [[SNAPPED, "itself, tokens one-hot"]] : [];
    const choices = [...others, ...itself];
    const other = select([["", choices.length > 0 ? "nothing" : "no other model"], ...choices], "");
    other.disabled = choices.length === 0;
    other.addEventListener("change", () => players.length > 0 && run());
    const go = make("button", { type: "submit", class: "button main" }, about.pictures ? "Recognise" : "Run");
    input.addEventListener("input", forget);
    const given = drawing ? drawing.element : field("Input", input, "wide");
    const dice = make("div", { class: "row roll", role: "group", "aria-label": "Roll a problem" });
    dice.append(field(capital(about.unit), size, "number"));
    if (groups.length > 1) dice.append(field(capital(about.group_word), group));
    dice.append(button(about.pictures ? "Take a digit" : "Roll", () => roll(null)));
    const row = make("div", { class: "row" }, ...[...options.values()].map((each) => each.element));
    row.append(field("Compare with", other), go);
    form.replaceChildren(given, make("div", { class: "rows" }, row, dice));
    return { input, options, drawing, size, group, other };
  }

  function optionField(option) {
    const any = option.required ? [] : [["", option.values.length > 0 ? "not given" : ""]];
    const control =
      option.values.length > 0
        ? select([...any, ...option.values.map((value) => [value, value])], option.usual)
        : make("input", { type: "text", value: option.usual });
    control.addEventListener("change", () => {
      if ([...controls.group.options].some((each) => each.value === CHOSEN)) controls.group.value = CHOSEN;
    });
    return { element: field(capital(option.name), control), control, required: option.required };
  }

  /** Another input is typed: what only the last one told is told no longer. */
  function forget() {
    for (const { control, required } of controls.options.values()) if (!required) control.value = "";
  }

  function redrawn(options) {
    asking?.abort();
    setOptions(options);
    clear();
    status.say("");
  }

  function chosenOptions() {
    return Object.fromEntries([...controls.options].map(([name, { control }]) => [name, control.value]));
  }

  function setOptions(given) {
    for (const [name, { control, required }] of controls.options) {
      if (name in given) control.value = given[name];
      else if (!required && !about.pictures) control.value = "";
    }
  }

  function clear() {
    for (const player of players) player.destroy();
    players = [];
    facts.textContent = "";
    stage.replaceChildren();
  }

  async function roll(number) {
    const group = controls.group.value;
    const body = {
      model: model.id,
      size: Number(controls.size.value),
      number: number ?? Math.floor(Math.random() * 2 ** 31),
      group: group === CHOSEN ? null : group,
      options: group === CHOSEN ? chosenOptions() : {},
    };
    const found = await attempt("Rolling …", (signal) => ask("/api/roll", { body, signal }));
    if (!found) return;
    setOptions(found.options);
    if (controls.drawing) await controls.drawing.take(found.picture);
    else controls.input.value = found.input;
    await run();
  }

  async function run({ snap = false } = {}) {
    const picture = controls.drawing ? await controls.drawing.picture() : null;
    if (controls.drawing && !picture) {
      status.say("", { failed: "Nothing is drawn yet." });
      return;
    }
    const input = { input: controls.input.value, picture, options: chosenOptions() };
    const other = controls.other.value;
    const wanted = [{ ...input, model: model.id, snap }];
    if (other === SNAPPED) wanted.push({ ...input, model: model.id, snap: true });
    else if (other) wanted.push({ ...input, model: other, snap });
    const answers = await attempt("Computing …", (signal) =>
      Promise.all(wanted.map((body) => ask("/api/trace", { body, signal }))),
    );
    if (answers) show(answers, snap);
  }

  /** Do something that can be ended; what fails is said. */
  async function attempt(words, work) {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    status.say(words, { busy: true });
    try {
      const done = await work(own.signal);
      if (asking === own) status.say("");
      return done;
    } catch (error) {
      if (asking === own) {
        const failed = wasEnded(error) ? "" : error.message;
        status.say(wasEnded(error) ? "Ended." : "", { failed });
      }
      return null;
    }
  }

  function show(answers, snap) {
    clear();
    stage.classList.toggle("two", answers.length > 1);
    for (const answer of answers) {
      const place = make("div", { class: "place" });
      stage.append(place);
      if (answer.program) players.push(mountPlayer(place, answer.program, { keys: keysOf(answers, place) }));
      else place.append(makeAnswer(answer, nameOf(answers.indexOf(answer))));
    }
    const [{ solution, size }] = answers;
    const known = [solution.remark, `${size}, trained on ${about.trained}`];
    if (snap) known.push("every written token is made one-hot, as in the proof");
    facts.textContent = sentence(known.filter(Boolean).join("; "));
    const said = solution.answer === null ? "There is no answer." : `The answer is ${solution.answer}.`;
    status.say(said, { heard: true }); // the program's head shows it
    if (!still.matches) for (const player of players) player.play();
  }

  function nameOf(place) {
    return place === 0 ? model.title : controls.other.selectedOptions[0].textContent;
  }

  /** One program listens to keys everywhere in its view; of two, each where the focus is. */
  function keysOf(answers, place) {
    if (answers.length > 1) return place;
    const heard = new Map();
    return {
      addEventListener(kind, listener) {
        heard.set(listener, (event) => section.hidden || listener(event));
        document.addEventListener(kind, heard.get(listener));
      },
      removeEventListener(kind, listener) {
        document.removeEventListener(kind, heard.get(listener));
      },
    };
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    run();
  });
  return { setModel, leave: () => players.forEach((player) => player.pause()) };
}

function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
