import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeView, readView, scrollParent } from './observe-view.ts';
import { type ScrollWindow, type View, windowFor } from './scroll-window.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Which stretch of the list is to be mounted; undefined on a server and in the first render. `onView` is told of each
 * scroll, and must stay the same function.
 */
export function useScrollWindow(
  list: RefObject<HTMLElement | null>,
  onView: (view: View) => void,
): ScrollWindow | undefined {
  const [current, setCurrent] = useState<ScrollWindow>();
  useIsomorphicLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const parent = scrollParent(element);
    const view = readView(element, parent);
    let shown = windowFor(view);
    onView(view);
    setCurrent(shown);
    return observeView(element, parent, (next) => {
      onView(next);
      const before = shown;
      shown = windowFor(next, before);
      // In the same frame, so that what scrolls into view is there when it does.
      if (shown !== before) flushSync(() => setCurrent(shown));
    });
  }, [list, onView]);
  return current;
}
