import { useEffect, useRef, useState } from 'react';
import { type Connection, openStream } from '../../pingbacks/open-stream.ts';
import { createRefresher, type Refresher } from './refresher.ts';

export interface Refreshed<T> {
  /** The newest that has come, also when a later call failed; undefined before the first. */
  readonly value: T | undefined;
  /** Why the newest call failed; undefined when it did not. */
  readonly error: unknown;
  readonly connection: Connection;
  readonly retry: () => void;
}

interface SummaryOptions<T> {
  /** What is loaded. Another key is loaded at once, and the value before is kept until it has come. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly streamUrl: string;
}

/** Loads anew whenever the collector tells that it has stored something. */
export function useSummary<T>({ key, load, streamUrl }: SummaryOptions<T>): Refreshed<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<unknown>();
  const [connection, setConnection] = useState<Connection>('connecting');
  const refresher = useRef<Refresher>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded; `load` closes over the same values
  useEffect(() => {
    const onLoaded = (loaded: T) => {
      setValue(loaded);
      setError(undefined);
    };
    const made = createRefresher({ load, onLoaded, onFailed: setError });
    refresher.current = made;
    return made.close;
  }, [key]);

  useEffect(() => {
    const nudge = () => refresher.current?.nudge();
    return openStream({
      url: streamUrl,
      onMessage: nudge,
      onConnection: (state) => {
        setConnection(state);
        // What was stored while nobody listened.
        if (state === 'live') nudge();
      },
    });
  }, [streamUrl]);

  return { value, error, connection, retry: () => refresher.current?.nudge() };
}
