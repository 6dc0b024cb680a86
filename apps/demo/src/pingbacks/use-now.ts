import { useEffect, useState } from 'react';

/** The time, in milliseconds since 1970, anew every so often while it runs. */
export function useNow(everyMs: number, running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, running]);
  return now;
}
