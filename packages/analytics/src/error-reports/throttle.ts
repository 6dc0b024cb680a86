/** Lets at most `most` through within any `periodMs`; the others are gone. */
export function createThrottle(most: number, periodMs: number, now: () => number): () => boolean {
  let passed: readonly number[] = [];
  return () => {
    const time = now();
    // Either way: a clock that is set back must not silence a page for as long.
    passed = passed.filter((at) => Math.abs(time - at) < periodMs);
    if (passed.length >= most) return false;
    passed = [...passed, time];
    return true;
  };
}
