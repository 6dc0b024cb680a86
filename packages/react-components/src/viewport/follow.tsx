import { flushSync } from 'react-dom';

/**
 * Shows what `read` makes of the one before, now and whenever `observe` has it looked at: in the same frame, so that what
 * comes on screen is there when it does. Returns what ends that.
 */
export function follow<T>(
  read: (before?: T) => T | undefined,
  show: (value: T | undefined) => void,
  observe: (look: () => void) => (() => void) | undefined,
): (() => void) | undefined {
  let shown = read();
  show(shown);
  return observe(() => {
    const before = shown;
    shown = read(before);
    if (shown !== before) flushSync(() => show(shown));
  });
}
