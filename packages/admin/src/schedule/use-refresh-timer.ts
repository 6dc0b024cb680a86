import { useEffect, useState } from 'react';

/** Returns a count that increases after `afterMs`, and again after each change of `since`. */
export function useRefreshTimer(afterMs: number, since: unknown): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts a new wait, even of the same length
  useEffect(() => {
    const timer = setTimeout(() => setCount((before) => before + 1), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, since, count]);
  return count;
}
