import { anchorAt, anchorOffset, itemAtOffset } from '../layout/masonry-navigation.ts';
import { itemRange } from '../layout/masonry-queries.ts';
import type { ScrollAnchor, WidgetState } from '../lazy/widget-state.ts';
import type { View } from '../viewport/scroll-view.ts';
import { scrollListTo, scrollPadding } from '../viewport/scroll-view.ts';
import type { GridHandle, GridHost, GridSnapshot, ScrollToOptions } from './grid-props.ts';

export interface GridHandleOptions {
  readonly host: () => GridHost;
  /** The view when the list was last visible, because a hidden list has none. */
  readonly lastVisibleView: () => View;
  readonly widgetState: WidgetState;
}

export interface GridHandleController {
  readonly handle: GridHandle;
  /** Scrolls to the saved position, or else to the position of the snapshot: once, as soon as the list is visible. */
  restore(): void;
  /** Saves the scroll position, and returns the snapshot. */
  save(): GridSnapshot;
}

export function createGridHandle({ host, lastVisibleView, widgetState }: GridHandleOptions): GridHandleController {
  function getAnchor(): ScrollAnchor | undefined {
    const { root, gifs, masonry, metrics, view } = host();
    const { offset } = root.current?.clientWidth ? view.current : lastVisibleView();
    if (!metrics || offset <= 0) return undefined;
    const item = itemAtOffset(masonry, metrics, offset);
    const id = item === undefined ? undefined : gifs[item]?.id;
    if (item === undefined || id === undefined) return undefined;
    return { id, fraction: anchorAt(masonry, metrics, { item, offset }).fraction };
  }

  function getSnapshot(): GridSnapshot {
    const { gifs, offset, cursor, total, status } = host().pager.getPaging();
    return { gifs, offset, cursor, total, isComplete: status === 'end', anchor: getAnchor() };
  }

  function scrollToIndex(index: number, { align = 'start', behavior }: ScrollToOptions = {}): void {
    const { root, masonry, metrics, view } = host();
    const list = root.current;
    if (!list?.clientWidth || !metrics || masonry.count === 0) return;
    const item = Math.min(Math.max(Math.floor(index) || 0, 0), masonry.count - 1);
    const { from, to } = itemRange(masonry, metrics, item);
    const { offset, extent } = view.current;
    const start = from - scrollPadding(list);
    const end = to - extent;
    // If the tile is fully in view, `nearest` is the current offset.
    const nearest = offset > start ? start : Math.max(offset, end);
    const target = { start, end, nearest, center: (start + end) / 2 }[align];
    scrollListTo(list, target, behavior);
  }

  return {
    handle: { scrollToIndex, focus: () => host().root.current?.focus(), getSnapshot },
    restore() {
      const { props, pager, root, masonry, metrics } = host();
      if (widgetState.scrollAnchor === null || !root.current?.clientWidth || !metrics) return;
      const anchor = widgetState.scrollAnchor ?? props.snapshot?.anchor;
      widgetState.scrollAnchor = null;
      const item = anchor && pager.indexOf(anchor.id);
      if (!anchor || item === undefined) return;
      scrollListTo(root.current, anchorOffset(masonry, metrics, { item, fraction: anchor.fraction }));
    },
    save() {
      const snapshot = getSnapshot();
      // An empty list has no position to restore.
      const isRestored = widgetState.scrollAnchor === null;
      if (isRestored && snapshot.gifs.length > 0) widgetState.scrollAnchor = snapshot.anchor ?? null;
      return snapshot;
    },
  };
}
