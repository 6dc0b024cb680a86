/** Hovering that is meant, in ms (spec §9). */
const HOVER_MS = 200;

/**
 * Tells of a hover once it is meant. It began at `since`, which may lie back; the function that is returned ends it, at
 * the time that it is given (both as `performance.now()`).
 */
export function startHover(since: number, tell: () => void): (at: number) => void {
  let isTold = false;
  function meant(): void {
    isTold = true;
    tell();
  }
  const timer = setTimeout(meant, HOVER_MS - (performance.now() - since));
  return (at) => {
    clearTimeout(timer);
    if (!isTold && at - since >= HOVER_MS) meant();
  };
}
