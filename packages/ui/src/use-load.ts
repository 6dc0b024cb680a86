import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

export type Loader<T> = (options: { readonly signal: AbortSignal; readonly cache: 'default' | 'reload' }) => Promise<T>;

/** When the number increases, failed calls of `useLoad` below are retried, as with its `recoveries`. */
export const LoadRecoveries = createContext(0);

const LOADING = { status: 'loading' } as const;

/**
 * Loads a resource identified by a key. A new key, and unmounting, aborts the pending call, so an outdated result is
 * never shown. `load` may be a new function in each render: only a new key starts a call. `null` loads nothing. A
 * failed call is retried when `recoveries` or `LoadRecoveries` increases.
 */
export function useLoad<T>(
  key: string | null,
  load: Loader<T>,
  recoveries = 0,
): Load<T> & { readonly retry: () => void } {
  const allRecoveries = recoveries + useContext(LoadRecoveries);
  const [attempt, setAttempt] = useState({ key, retries: 0 });
  const [state, setState] = useState<{ readonly key: string | null; readonly load: Load<T> }>({ key, load: LOADING });
  const retries = attempt.key === key ? attempt.retries : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the resource; `load` closes over the same values
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const settle = (result: Load<T>) => {
      if (!abort.signal.aborted) setState({ key, load: result });
    };
    settle(LOADING);
    load({ signal: abort.signal, cache: retries === 0 ? 'default' : 'reload' }).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [key, retries]);

  const retry = useCallback(() => setAttempt({ key, retries: retries + 1 }), [key, retries]);

  const latest = useRef({ status: state.load.status, retry });
  useEffect(() => {
    latest.current = { status: state.load.status, retry };
  });
  useEffect(() => {
    if (allRecoveries > 0 && latest.current.status === 'failed') latest.current.retry();
  }, [allRecoveries]);

  // Until the effect has run, the state belongs to the previous key.
  const current = state.key === key ? state.load : LOADING;
  return { ...current, retry };
}
