/** The size of the tiles in every library, in px. */
export const HEIGHT = 150;
export const GUTTER = 6;

/** Returns the element that scrolls horizontally, or undefined. */
export function scroller() {
  return [...document.querySelectorAll('#root *')].find(
    (element) => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
}

export function toStart() {
  const row = scroller();
  if (row) row.scrollLeft = 0;
}

export function toEnd() {
  const row = scroller();
  if (row) row.scrollLeft = row.scrollWidth;
}
