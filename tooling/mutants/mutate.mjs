/** Replaces the one occurrence of `original` in a source. Throws if there is none or more than one. */
export function mutate(source, { original, mutated }) {
  const occurrences = source.split(original).length - 1;
  if (occurrences === 0) throw new Error(`The file does not contain "${original}": update tooling/mutants.`);
  if (occurrences > 1) throw new Error(`The file contains "${original}" ${occurrences} times: use a longer text.`);
  if (original === mutated) throw new Error(`The mutant changes nothing: ${original}`);
  // A function, because "$" has a meaning in a replacement string.
  return source.replace(original, () => mutated);
}

/**
 * Returns the verdict on a mutant. `survived` is an error in the tests, `not equivalent` one in the list of mutants.
 */
export function verdictOf(failures, { equivalent }) {
  const isDetected = failures.length > 0;
  if (equivalent) return isDetected ? 'not equivalent' : 'equivalent';
  return isDetected ? 'killed' : 'survived';
}
