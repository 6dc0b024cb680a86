import { useEffect, useRef, useState } from 'react';
import { type Connection, openStream } from '../../pingbacks/open-stream.ts';
import { createRefresher, type Refresher } from './refresher.ts';

export interface Refreshed<T> {
  /** The newest value, even if a later call failed; undefined before the first. */
  readonly value: T | undefined;
  /** Error of the last call; undefined if it succeeded. */
  readonly error: unknown;
  readonly connection: Connection;
  readonly retry: () => void;
}

interface RefreshedOptions<T> {
  /** Identifies the data. A new key starts a load at once; the previous value is kept until it succeeds. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly streamUrl: string;
}

/**
 * Loads a value, and reloads it when the collector stores events, when the stream reconnects, and at intervals, in case
 * the stream is down.
 */
export function useRefreshed<T>({ key, load, streamUrl }: RefreshedOptions<T>): Refreshed<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<unknown>();
  const [connection, setConnection] = useState<Connection>('connecting');
  const refresher = useRef<Refresher>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the data; `load` closes over the same values
  useEffect(() => {
    const onLoaded = (loaded: T) => {
      setValue(loaded);
      setError(undefined);
    };
    const created = createRefresher({ load, onLoaded, onFailed: setError });
    refresher.current = created;
    return created.close;
  }, [key]);

  useEffect(() => {
    const refresh = () => refresher.current?.refresh();
    return openStream({
      url: streamUrl,
      onMessage: refresh,
      onConnection: (state) => {
        setConnection(state);
        // Events may have been stored while the stream was closed.
        if (state === 'live') refresh();
      },
    });
  }, [streamUrl]);

  return { value, error, connection, retry: () => refresher.current?.refresh() };
}
