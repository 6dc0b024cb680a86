import { flushSync } from 'react-dom';

export interface ObserveValueOptions<T> {
  /** Reads the value, given the previous one. */
  readonly measure: (before?: T) => T | undefined;
  readonly onChange: (value: T | undefined) => void;
  /** Calls `update` whenever the value may have changed. Returns a cleanup function. */
  readonly subscribe: (update: () => void) => (() => void) | undefined;
}

/**
 * Measures a value now and whenever its source changes. Changes are rendered synchronously, in the same frame, so that
 * nothing is missing on screen. Returns a cleanup function.
 */
export function observeValue<T>({ measure, onChange, subscribe }: ObserveValueOptions<T>): (() => void) | undefined {
  let value = measure();
  onChange(value);
  return subscribe(() => {
    const before = value;
    value = measure(before);
    if (value !== before) flushSync(() => onChange(value));
  });
}
