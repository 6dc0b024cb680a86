/**
 * Makes the items of a list, the same for all libraries: heights by a linear congruential generator with a fixed seed.
 */
export function makeItems(count, start = 0) {
  let state = 1 + start * 7919;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, (_, offset) => {
    const index = start + offset;
    return { index, id: `item${index}`, alt: `item ${index}`, width: 200, height: Math.round(100 + 250 * next()) };
  });
}

/** All items have the same image, so that nothing waits for a download. */
export const PICTURE = '/pixel.gif';

export const COLUMNS = 4;
export const GUTTER = 6;
