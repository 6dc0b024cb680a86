import { type RefObject, useState } from 'react';
import { follow } from './follow.tsx';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * The width of an element in px; undefined on a server, before the first measure and for a hidden element that was never
 * seen. The element's height must not follow from this width, else the observer reports a loop.
 */
export function useElementWidth(element: RefObject<Element | null>, given: number | undefined): number | undefined {
  const [measured, setMeasured] = useState(given);
  useIsomorphicLayoutEffect(() => {
    const target = element.current;
    // One that is given no longer is the width until another is measured: no tile goes meanwhile.
    if (given || !target) return setMeasured(given);
    // A hidden list keeps its layout: width 0 says nothing about it.
    const read = (before: number | undefined) => target.clientWidth || before;
    return follow(read, setMeasured, (look) => {
      if (typeof ResizeObserver === 'undefined') return;
      // It tells at first what has just been measured.
      const observer = new ResizeObserver(look);
      observer.observe(target);
      return () => observer.disconnect();
    });
  }, [given]);
  return given ?? measured;
}
