/** Creates a seeded generator of numbers from 0 to 1 (mulberry32), so that each run has the same library. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the seed of an item, so that items do not depend on each other. */
export function seedOf(seed, index) {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  mixed = Math.imul(mixed, 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export const pick = (random, values) => values[Math.floor(random() * values.length)];

/** Returns an integer from `min` to `max`. */
export const between = (random, min, max) => min + Math.floor(random() * (max - min + 1));

/**
 * Returns a function that draws ranks from 0 by Zipf's law, p ~ 1 / (rank + offset). The offset flattens the first
 * ranks, as in texts without function words.
 */
export function createZipf(ranks, offset) {
  const cumulative = new Float64Array(ranks);
  let sum = 0;
  for (let rank = 0; rank < ranks; rank += 1) {
    sum += 1 / (rank + offset);
    cumulative[rank] = sum;
  }
  return (random) => {
    const target = random() * sum;
    let low = 0;
    let high = ranks - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (cumulative[middle] < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
