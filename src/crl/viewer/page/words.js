// What is said about a program, in words.

const LONGEST = 60; // characters of a text that is quoted
const MISTAKES = {
  module: "mistake of the module: what it wrote has another value than what it read",
  order: "mistake of the order: the result is right, but this window was not to be replaced now",
};

/** Write a probability; what is not certain is never written as 100 %. */
export function percent(probability) {
  if (probability >= 1) return "100 %";
  if (probability > 0.999) return "> 99.9 %";
  if (probability > 0 && probability < 0.001) return "< 0.1 %";
  return `${(100 * probability).toFixed(1)} %`;
}

/** Cut a long text in its middle, between words if it has some. */
export function quoted(text, longest = LONGEST) {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  const [head, tail] = [letters.slice(0, half).join(""), letters.slice(-half).join("")];
  const words = [head.replace(/\s\S*$/, ""), tail.replace(/^\S*\s/, "")];
  return words[0] !== head && words[1] !== tail ? words.join(" … ") : `${head}…${tail}`;
}

/** Write a number: "1,999". */
export function grouped(number) {
  return number.toLocaleString("en");
}

/** Count things: "1 step", "1,999 steps". */
export function counted(count, thing) {
  return `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** Join tokens as the program's domain does. */
export function joined(tokens, program) {
  return tokens.map((token) => token.text).join(program.separator);
}

/** Say whose mistake a line is, and why. */
export function mistakeOf(line) {
  return MISTAKES[line.mistake] ?? "";
}

/** Say what one line did. */
export function lineSentence(program, line, read) {
  if (line.module === "HALT" && line.reads === 0) {
    return `HALT: the answer is ${quoted(program.answer ?? joined(read, program))}.`;
  }
  if (line.reads === 0) return `${line.module}, which is impossible here: nothing was changed.`;
  const sure = `confidence ${percent(line.confidence)}`;
  if (line.did) return `${line.module}: ${line.did}. Now taken for ${line.wrote}, ${sure}.`;
  if (line.written === null) return `${line.module} reads ${quoted(joined(read, program))}.`;
  return `${line.module} reads ${quoted(joined(read, program))} and writes ${quoted(line.wrote)}, ${sure}.`;
}

/** Say how a program ended that has no HALT. */
export function endSentence(program) {
  if (program.answer === null) return "The step limit came first: there is no answer.";
  return `The program ends here: the answer is ${quoted(program.answer)}.`;
}

/** Say whether the answer is right. */
export function verdictOf(program) {
  if (program.answer === null) {
    const right = program.right === null ? "" : `; right is ${quoted(program.right)}`;
    return { kind: "wrong", words: `no answer${right}` };
  }
  if (program.correct === null) return { kind: "unknown", words: "right answer not known" };
  if (program.correct) return { kind: "right", words: "right" };
  return { kind: "wrong", words: `wrong; right is ${quoted(program.right)}` };
}

/** Say where a token comes from. */
export function originOf(program, token) {
  if (token.line < 0) return "given in the input";
  const how = program.picture ? "after" : "written by";
  return `${how} ${program.lines[token.line].module} at step ${grouped(token.line + 1)}`;
}
