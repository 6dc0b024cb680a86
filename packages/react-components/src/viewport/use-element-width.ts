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
    // A hidden list keeps its layout: it has no width then.
    return follow(
      (before) => exactWidth(target) || before,
      setMeasured,
      (look) => {
        if (typeof ResizeObserver === 'undefined') return;
        // It tells at first what has just been measured.
        const observer = new ResizeObserver(look);
        observer.observe(target);
        return () => observer.disconnect();
      },
    );
  }, [given]);
  return given ?? measured;
}

/** With all its digits, since thousands of tiles add up what a rounding leaves; no number for a hidden element. */
function exactWidth(element: Element): number {
  // The style has six digits; a rectangle has all of them, but is that of the screen where something around is scaled.
  const { width } = element.getBoundingClientRect();
  const ofStyle = Number.parseFloat(getComputedStyle(element).width);
  return Math.abs(width - ofStyle) < 0.01 ? width : ofStyle;
}
