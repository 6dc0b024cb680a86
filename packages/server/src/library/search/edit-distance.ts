/** Optimal string alignment: the Damerau–Levenshtein distance that edits no letter twice, so `ca` and `abc` differ by 3. */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let before: number[] = [];
  let row = to.map((_, j) => j).concat(to.length);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const changed = cell(row, j) + (letter === other ? 0 : 1);
      const swapped =
        letter === to[j - 1] && other === from[i - 1] ? cell(before, j - 1) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, swapped, cell(row, j + 1) + 1, cell(next, j) + 1));
    }
    before = row;
    row = next;
  }
  return cell(row, to.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
