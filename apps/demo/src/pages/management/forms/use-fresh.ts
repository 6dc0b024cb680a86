import { useEffect, useState } from 'react';
import { type Loader, useLoad } from '../../../loading/use-load.ts';

export interface Fresh<T> {
  /** The newest there is; undefined until the first has come. */
  readonly value: T | undefined;
  /** Why there is none newer. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads again at each new key and shows what was there until then, so that a list does not blink when it changes. */
export function useFresh<T>(key: string, load: Loader<T>): Fresh<T> {
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
