import { useCallback, useState } from 'react';

/** Returns whether any watched call is pending, and a function that watches a call. */
export function useBusy(): readonly [boolean, <T>(call: Promise<T>) => Promise<T>] {
  const [calls, setCalls] = useState(0);
  const watch = useCallback(<T>(call: Promise<T>): Promise<T> => {
    setCalls((count) => count + 1);
    return call.finally(() => setCalls((count) => count - 1));
  }, []);
  return [calls > 0, watch];
}
