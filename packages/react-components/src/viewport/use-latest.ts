import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A layout effect in a browser. On a server, where React 18 warns about layout effects, an effect, which does not run.
 */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns a ref to the value of the last commit, for callbacks that must not depend on it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
