/** Lets at most `most` through within any `periodMs`; the others are gone. */
export function createThrottle(most: number, periodMs: number, now: () => number): () => boolean {
  let passed: readonly number[] = [];
  return () => {
    const time = now();
    passed = passed.filter((at) => at > time - periodMs);
    if (passed.length >= most) return false;
    passed = [...passed, time];
    return true;
  };
}
