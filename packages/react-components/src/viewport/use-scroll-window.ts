import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeScroll, readView, scrollParent } from './observe-view.ts';
import { type ScrollWindow, type View, windowFor } from './scroll-window.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Which stretch of the list is to be mounted; undefined on a server and in the first render. `view` holds what is on
 * screen, without a render for each scroll.
 */
export function useScrollWindow(list: RefObject<HTMLElement | null>, view: RefObject<View>): ScrollWindow | undefined {
  const [current, setCurrent] = useState<ScrollWindow>();
  useIsomorphicLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const parent = scrollParent(element);
    let shown: ScrollWindow | undefined;
    function isOther(): boolean {
      const before = shown;
      view.current = readView(element as Element, parent);
      shown = windowFor(view.current, before);
      return shown !== before;
    }
    const update = () => setCurrent(shown);
    if (isOther()) update();
    // In the same frame, so that what scrolls into view is there when it does.
    return observeScroll(element, () => isOther() && flushSync(update));
  }, [list, view]);
  return current;
}
