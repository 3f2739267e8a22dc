// The representations of a program, made again from its input and its lines.

/**
 * Follow a program. `at(k)` gives the tokens before line k (after the last line: the end), `read[k]`
 * the window of line k. A token: its text, the line that wrote it (-1: the input) and the
 * distribution behind it. Only some representations are kept, so a long program stays small.
 */
export function follow(program) {
  const { lines } = program;
  const every = Math.max(16, Math.ceil(Math.sqrt(lines.length)));
  const kept = [];
  const read = [];
  const written = lines.map((line, number) => writtenTokens(line, number));
  const tokens = program.tokens.map((text) => ({ text, line: -1, distribution: null }));
  lines.forEach((line, number) => {
    if (number % every === 0) kept.push(tokens.slice());
    const window = tokens.slice(line.place, line.place + line.reads);
    read.push(line.reads === 0 ? tokens.slice() : window);
    replace(tokens, line, written[number]);
  });
  if (lines.length % every === 0) kept.push(tokens.slice());

  function at(number) {
    const nearest = Math.min(Math.floor(number / every), kept.length - 1);
    const found = kept[nearest].slice();
    for (let line = nearest * every; line < number; line += 1) {
      replace(found, lines[line], written[line]);
    }
    return found;
  }
  return { at, read, written };
}

function writtenTokens(line, number) {
  if (line.reads === 0) return [];
  const texts = line.written ?? [line.wrote];
  const behind = line.distributions ?? [];
  return texts.map((text, place) => ({
    text,
    line: number,
    distribution: behind[place] ?? null,
  }));
}

function replace(tokens, line, written) {
  if (line.reads === 0) return;
  if (written.length < 1000) tokens.splice(line.place, line.reads, ...written);
  else {
    const after = tokens.slice(line.place + line.reads);
    tokens.length = line.place;
    for (const token of [...written, ...after]) tokens.push(token);
  }
}
