import { type RefObject, useState } from 'react';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { observeValue } from './observe-value.tsx';
import { type View, windowFor } from './scroll-view.ts';
import { useIsomorphicLayoutEffect } from './use-latest.ts';

/** The scroll axis of a list. */
export interface ScrollAxis {
  readView(): View;
  /** Calls `onChange` when the view may have changed. Returns a cleanup function. */
  observe(onChange: () => void): () => void;
}

export interface UseScrollWindowOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** Set to the current view, without a render for each scroll. */
  readonly view: RefObject<View>;
  /** Must be the same function in each render. */
  readonly getAxis: (list: HTMLElement) => ScrollAxis;
}

/** The range of a list to mount; undefined on a server and in the first render. */
export function useScrollWindow({ list, view, getAxis }: UseScrollWindowOptions): PixelRange | undefined {
  const [range, setRange] = useState<PixelRange>();
  useIsomorphicLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const axis = getAxis(element);
    return observeValue<PixelRange>({
      measure(before) {
        view.current = axis.readView();
        return windowFor(view.current, before);
      },
      onChange: setRange,
      subscribe: axis.observe,
    });
  }, [list, view, getAxis]);
  return range;
}
