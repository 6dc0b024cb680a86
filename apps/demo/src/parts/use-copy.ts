import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a button says that it has copied. */
const CONFIRM_MS = 2000;

export type CopyState = 'ready' | 'copied' | 'refused';

/** Copies a text and says for two seconds how it went. The clipboard may be denied: `onRefused` offers another way. */
export function useCopy(
  write: (text: string) => Promise<void>,
  onRefused: (cause: unknown) => void,
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
          settle('refused');
          onRefused(cause);
        },
      );
    },
    [write, onRefused],
  );
  return [state, copy];
}
