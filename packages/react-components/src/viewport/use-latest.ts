import { type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** A ref that holds the value of the last commit, for callbacks whose identity must not matter. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
