import { useEffect, useState } from 'react';

export interface NowOptions {
  readonly intervalMs: number;
  /** Default: true. */
  readonly isRunning?: boolean;
}

/** Returns the time in milliseconds since 1970, updated at an interval. */
export function useNow({ intervalMs, isRunning = true }: NowOptions): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isRunning]);
  return now;
}
