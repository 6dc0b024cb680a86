import { type Loader, useLoad } from '@zoetrope/ui';
import { useEffect, useState } from 'react';

export interface LoadWithPrevious<T> {
  /** The newest value; undefined before the first. */
  readonly value: T | undefined;
  /** Error of the last call. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Like `useLoad`, but keeps the previous value while a new key loads, so that a list does not flicker. */
export function useLoadWithPrevious<T>(key: string, load: Loader<T>): LoadWithPrevious<T> {
  const latest = useLoad(key, load);
  const [value, setValue] = useState<T>();
  const ready = latest.status === 'ready' ? latest.value : undefined;
  useEffect(() => {
    if (ready !== undefined) setValue(ready);
  }, [ready]);
  return {
    value: ready ?? value,
    error: latest.status === 'failed' ? latest.error : undefined,
    retry: latest.retry,
  };
}
