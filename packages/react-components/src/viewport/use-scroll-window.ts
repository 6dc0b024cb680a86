import { type RefObject, useState } from 'react';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { follow } from './follow.tsx';
import { observeScroll } from './observe-scroll.ts';
import { readView, scrollParent } from './observe-view.ts';
import { type View, windowFor } from './scroll-window.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Which stretch of the list is to be mounted; undefined on a server and in the first render. `view` holds what is on
 * screen, without a render for each scroll.
 */
export function useScrollWindow(list: RefObject<HTMLElement | null>, view: RefObject<View>): PixelRange | undefined {
  const [current, setCurrent] = useState<PixelRange>();
  useIsomorphicLayoutEffect(() => {
    // It is mounted wherever this is.
    const element = list.current as HTMLElement;
    const parent = scrollParent(element);
    return follow<PixelRange>(
      (before) => {
        view.current = readView(element, parent);
        return windowFor(view.current, before);
      },
      setCurrent,
      (look) => observeScroll(element, look),
    );
  }, [list, view]);
  return current;
}
