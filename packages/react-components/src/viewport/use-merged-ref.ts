import { type ForwardedRef, type RefObject, useCallback } from 'react';

/** A ref callback that fills our own ref and the caller's, whichever kind that is. */
export function useMergedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): (element: T | null) => void {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof given === 'function') given(element);
      else if (given) given.current = element;
    },
    [own, given],
  );
}
