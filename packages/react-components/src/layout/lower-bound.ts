/** The first of `length` positions, from `low` on, that passes, where all after it pass too; `length` when none does. */
export function lowerBound(length: number, passes: (position: number) => boolean, low = 0): number {
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
