import { type RefObject, useState } from 'react';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { follow } from '../viewport/follow.tsx';
import { type View, windowFor } from '../viewport/scroll-window.ts';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { observeStrip, readStrip } from './observe-strip.ts';

/**
 * Which stretch of a row is to be mounted, by the strip around it; undefined on a server and in the first render. `view`
 * holds what is on screen, without a render for each scroll.
 */
export function useStripWindow(list: RefObject<HTMLElement | null>, view: RefObject<View>): PixelRange | undefined {
  const [current, setCurrent] = useState<PixelRange>();
  useIsomorphicLayoutEffect(() => {
    const strip = list.current?.parentElement;
    if (!strip) return;
    return follow<PixelRange>(
      (before) => {
        view.current = readStrip(strip);
        return windowFor(view.current, before);
      },
      setCurrent,
      (look) => observeStrip(strip, look),
    );
  }, [list, view]);
  return current;
}
