/** The source with the one occurrence of `original` replaced. Throws where there is none, or more than one. */
export function mutate(source, { original, mutated }) {
  const occurrences = source.split(original).length - 1;
  if (occurrences === 0) throw new Error(`The file does not contain "${original}": update tooling/mutants.`);
  if (occurrences > 1) throw new Error(`The file contains "${original}" ${occurrences} times: make the text longer.`);
  if (original === mutated) throw new Error(`The mutant changes nothing: ${original}`);
  // As a function: a replacement text gives "$" a meaning.
  return source.replace(original, () => mutated);
}

/** What the failed tests of a mutant mean. `survived` and `not equivalent` are mistakes: of the tests, or of the list. */
export function verdictOf(failures, { equivalent }) {
  const isNoticed = failures.length > 0;
  if (equivalent) return isNoticed ? 'not equivalent' : 'equivalent';
  return isNoticed ? 'killed' : 'survived';
}
