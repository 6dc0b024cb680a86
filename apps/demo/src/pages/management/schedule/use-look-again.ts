import { useEffect, useState } from 'react';

/** Counts up once after so many milliseconds, and again each time `since` is something new. */
export function useLookAgain(afterMs: number, since: unknown): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts a new wait, even of the same length
  useEffect(() => {
    const timer = setTimeout(() => setCount((before) => before + 1), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, since, count]);
  return count;
}
