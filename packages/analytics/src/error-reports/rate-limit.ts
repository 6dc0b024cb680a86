/** Returns a function that returns true for at most `limit` calls within any `periodMs`. */
export function createRateLimit(limit: number, periodMs: number, now: () => number): () => boolean {
  let acceptedAt: readonly number[] = [];
  return () => {
    const time = now();
    // The absolute distance, so that a clock that is set back does not block calls for that long.
    acceptedAt = acceptedAt.filter((at) => Math.abs(time - at) < periodMs);
    if (acceptedAt.length >= limit) return false;
    acceptedAt = [...acceptedAt, time];
    return true;
  };
}
