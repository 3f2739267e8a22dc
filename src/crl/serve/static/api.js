// Asking the server: JSON in, JSON out; what it refuses is an error with its sentence.

export class Refused extends Error {}

/** Ask; with `body` as a POST. `signal` can end it, and then the server ends the computation. */
export async function ask(path, { body = null, method = null, signal = null } = {}) {
  const options = { method: method ?? (body ? "POST" : "GET"), signal };
  if (body) {
    options.body = JSON.stringify(body);
    options.headers = { "Content-Type": "application/json" };
  }
  let answer;
  let values;
  try {
    answer = await fetch(path, options);
    values = await answer.json();
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused("The server does not answer; is crl serve still running?");
  }
  if (!answer.ok) throw new Refused(sentence(values.error ?? "the server refused"));
  return values;
}

/** Tell whether a request was ended by this page. */
export function wasEnded(error) {
  return error.name === "AbortError";
}

/** Write what the server says as a sentence. */
export function sentence(words) {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
