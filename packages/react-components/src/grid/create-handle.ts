import type { Memory } from '../later/memory.ts';
import { anchorAt, anchorOffset, itemAtOffset, itemRange } from '../layout/anchor.ts';
import { scrollList, scrollPadding } from '../viewport/scroll-list.ts';
import type { View } from '../viewport/scroll-window.ts';
import type { GridHandle, ScrollToOptions } from './grid-handle.ts';
import type { GridHost } from './grid-host.ts';
import type { GridSnapshot } from './grid-snapshot.ts';

/**
 * What an application can ask of a list; `restore`, which scrolls to where that was when it was left: once, as soon as it is
 * shown; and `leave`, which notes where that is. `shown` is the view when the list was last shown: a hidden one has none,
 * and nothing around it to scroll.
 */
export function createHandle(
  host: () => GridHost,
  shown: () => View,
  memory: Memory,
): GridHandle & { restore(): void; leave(): GridSnapshot } {
  function snapshot(): GridSnapshot {
    const { root, pager, masonry, metrics, view } = host();
    const { gifs, offset, cursor, total, status } = pager.getPaging();
    const { top } = root.current?.clientWidth ? view.current : shown();
    const item = metrics && top > 0 ? itemAtOffset(masonry, metrics, top) : undefined;
    const id = item === undefined ? undefined : gifs[item]?.id;
    const anchor = metrics && item !== undefined && id !== undefined && anchorAt(masonry, metrics, item, top);
    return {
      gifs,
      offset,
      cursor,
      total,
      isWhole: status === 'end',
      anchor: anchor ? { id: id ?? '', fraction: anchor.fraction } : undefined,
    };
  }

  function scrollToIndex(index: number, { align = 'start', behavior }: ScrollToOptions = {}): void {
    const { root, masonry, metrics, view } = host();
    const list = root.current;
    if (!list?.clientWidth || !metrics || masonry.count === 0) return;
    const item = Math.min(Math.max(Math.floor(index) || 0, 0), masonry.count - 1);
    const { from, to } = itemRange(masonry, metrics, item);
    const { top, height } = view.current;
    const start = from - scrollPadding(list);
    const end = to - height;
    // `nearest` of a tile that is wholly in view is where the view is.
    const nearest = top > start ? start : Math.max(top, end);
    const target = { start, end, nearest, center: (start + end) / 2 }[align];
    scrollList(list, target, behavior);
  }

  return {
    scrollToIndex,
    focus: () => host().root.current?.focus(),
    getSnapshot: snapshot,
    restore() {
      const { props, pager, root, masonry, metrics } = host();
      if (memory.place === null || !root.current?.clientWidth || !metrics) return;
      const anchor = memory.place ?? props.snapshot?.anchor;
      memory.place = null;
      const item = anchor && pager.indexOf(anchor.id);
      if (!anchor || item === undefined) return;
      scrollList(root.current, anchorOffset(masonry, metrics, { item, fraction: anchor.fraction }));
    },
    leave() {
      const left = snapshot();
      // One that is emptied has no place to come back to.
      if (memory.place === null && left.gifs.length > 0) memory.place = left.anchor ?? null;
      return left;
    },
  };
}
