import { type RefObject, useState } from 'react';
import { observeValue } from './observe-value.tsx';
import { useIsomorphicLayoutEffect } from './use-latest.ts';

/**
 * The width of an element in px, or the `given` width. Undefined on a server, before the first measurement, and for an
 * element that has always been hidden. The height of the element must not depend on the result, because the
 * ResizeObserver would then report a loop.
 */
export function useElementWidth(element: RefObject<Element | null>, given: number | undefined): number | undefined {
  const [measured, setMeasured] = useState(given);
  useIsomorphicLayoutEffect(() => {
    const target = element.current;
    // If the prop is removed, its width is used until the element is measured, so that no tile unmounts in between.
    if (given || !target) {
      setMeasured(given);
      return;
    }
    return observeValue<number>({
      // A hidden list has no width and keeps its layout.
      measure: (before) => exactWidth(target) || before,
      onChange: setMeasured,
      subscribe(update) {
        if (typeof ResizeObserver === 'undefined') return;
        const observer = new ResizeObserver(update);
        observer.observe(target);
        return () => observer.disconnect();
      },
    });
  }, [given]);
  return given ?? measured;
}

/** The unrounded width, because rounding errors would add up over thousands of tiles. NaN or 0 for a hidden element. */
function exactWidth(element: Element): number {
  // A computed width has six digits. A rectangle has all of them, but in screen pixels, which may be scaled.
  const { width } = element.getBoundingClientRect();
  const computedWidth = Number.parseFloat(getComputedStyle(element).width);
  return Math.abs(width - computedWidth) < 0.01 ? width : computedWidth;
}
