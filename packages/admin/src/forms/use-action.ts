import { useCallback, useEffect, useRef, useState } from 'react';

export interface Action<A extends readonly unknown[]> {
  /** Resolves to whether the action succeeded. A call while another is pending does nothing and resolves to false. */
  readonly run: (...args: A) => Promise<boolean>;
  readonly busy: boolean;
  /** Error of the last call; undefined if it succeeded. */
  readonly error: unknown;
  readonly clear: () => void;
}

/** Runs an action of the user, one call at a time, and keeps its error for display. */
export function useAction<A extends readonly unknown[]>(act: (...args: A) => Promise<unknown>): Action<A> {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  const running = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });

  const run = useCallback(async (...args: A) => {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true });
    try {
      await latest.current(...args);
      setState({ busy: false });
      return true;
    } catch (error) {
      setState({ busy: false, error });
      return false;
    } finally {
      running.current = false;
    }
  }, []);
  const clear = useCallback(() => setState({ busy: false }), []);
  return { run, busy: state.busy, error: state.error, clear };
}
