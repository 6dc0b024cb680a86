import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a button shows the result. */
const CONFIRM_MS = 2000;

export type CopyState = 'ready' | 'copied' | 'failed';

/** Copies a text, and returns the result for two seconds. Calls `onFailed` if the clipboard is denied. */
export function useCopy(
  write: (text: string) => Promise<void>,
  onFailed: (cause: unknown) => void,
): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    (text: string) => {
      const settle = (next: CopyState) => {
        setState(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState('ready'), CONFIRM_MS);
      };
      write(text).then(
        () => settle('copied'),
        (cause: unknown) => {
          settle('failed');
          onFailed(cause);
        },
      );
    },
    [write, onFailed],
  );
  return [state, copy];
}
