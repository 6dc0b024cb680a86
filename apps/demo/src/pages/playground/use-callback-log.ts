import { useCallback, useState } from 'react';
import type { LogCall } from './log-call.ts';

/** Length of the log. */
const MAX_CALLS = 12;

export interface LoggedCall {
  /** Unique, so that equal calls are distinct. */
  readonly number: number;
  readonly name: string;
  readonly summary: string;
}

/** Returns the logged calls, newest first, a function that logs a call, and one that clears the log. */
export function useCallbackLog(): readonly [readonly LoggedCall[], LogCall, () => void] {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  const logCall = useCallback<LogCall>((name, summary = '') => {
    setCalls((before) => [{ number: (before[0]?.number ?? 0) + 1, name, summary }, ...before].slice(0, MAX_CALLS));
  }, []);
  const clear = useCallback(() => setCalls([]), []);
  return [calls, logCall, clear];
}
