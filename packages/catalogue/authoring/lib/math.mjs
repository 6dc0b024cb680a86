export const TAU = Math.PI * 2;

export const mix = (a, b, t) => a + (b - a) * t;
export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const frac = (x) => x - Math.floor(x);

/** Goes from 0 to 1 between two edges, flat at both ends. */
export function smooth(from, to, x) {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const easeInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const easeOut = (t) => 1 - (1 - t) ** 3;

/** Overshoots the goal a little and comes back: the "pop" of cartoons. */
export function pop(t) {
  const u = clamp(t) - 1;
  return 1 + 2.7 * u ** 3 + 1.7 * u ** 2;
}

/** The same sequence for the same seed on every machine (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` things made by `make(random, index)` from one seed. */
export function scatter(seed, count, make) {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => make(next, index));
}
