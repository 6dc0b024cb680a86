import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ScrollWindow, type View, windowFor } from '../viewport/scroll-window.ts';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { observeStrip, readStrip } from './observe-strip.ts';

/**
 * Which stretch of a row is to be mounted, by the strip around it; undefined on a server and in the first render. `view`
 * holds what is on screen, without a render for each scroll.
 */
export function useStripWindow(list: RefObject<HTMLElement | null>, view: RefObject<View>): ScrollWindow | undefined {
  const [current, setCurrent] = useState<ScrollWindow>();
  useIsomorphicLayoutEffect(() => {
    const strip = list.current?.parentElement;
    if (!strip) return;
    let shown: ScrollWindow | undefined;
    function isOther(): boolean {
      const before = shown;
      view.current = readStrip(strip as Element);
      shown = windowFor(view.current, before);
      return shown !== before;
    }
    const update = () => setCurrent(shown);
    if (isOther()) update();
    // In the same frame, so that what scrolls into view is there when it does.
    return observeStrip(strip, () => isOther() && flushSync(update));
  }, [list, view]);
  return current;
}
