import { type RefObject, useRef } from 'react';
import { anchorAt, anchorTop } from '../layout/anchor.ts';
import type { Masonry, Metrics } from '../layout/masonry.ts';
import { readView, scrollParent } from '../viewport/observe-view.ts';
import type { View } from '../viewport/scroll-window.ts';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';

/** Keeps what is at the upper edge of the view there when the width or the number of columns changes. */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  masonry: Masonry,
  metrics: Metrics | undefined,
  view: RefObject<View>,
): void {
  const before = useRef<{ masonry: Masonry; metrics: Metrics }>(undefined);
  useIsomorphicLayoutEffect(() => {
    const old = before.current;
    before.current = metrics && { masonry, metrics };
    const element = list.current;
    // Nothing of the list is above the view: there is nothing to hold.
    if (!old || !metrics || !element || view.current.top <= 0) return;
    if (old.metrics.columnWidth === metrics.columnWidth && old.masonry.columns === masonry.columns) return;
    const anchor = anchorAt(old.masonry, old.metrics, view.current.top);
    if (!anchor) return;
    const parent = scrollParent(element);
    const now = readView(element, parent);
    const scroller = parent && parent.scrollHeight > parent.clientHeight ? parent : window;
    scroller.scrollBy({ top: anchorTop(masonry, metrics, anchor) - now.top, behavior: 'instant' });
    view.current = readView(element, parent);
  }, [list, masonry, metrics, view]);
}
