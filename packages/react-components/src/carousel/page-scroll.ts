import { lowerBound, type Masonry, type Metrics } from '../layout/masonry.ts';
import { itemRange, masonryExtent } from '../layout/masonry-queries.ts';
import type { ListHost } from '../list/list-host.ts';
import type { View } from '../viewport/scroll-view.ts';
import { readScroller } from './observe-scroller.ts';

/** Browsers round scroll positions, in px. */
const ROUNDING = 1;
/** A smooth scroll takes about this long, in ms. A press during that time continues from its target. */
const SCROLL_MS = 600;

export type PageDirection = 'previous' | 'next';

export interface Row {
  readonly masonry: Masonry;
  readonly metrics: Metrics;
}

/**
 * The offset after scrolling a row by one view, in px from its start. Forwards, the first tile that is cut off becomes
 * the first one; backwards, the tile before the view becomes the last one. A tile that is wider than the view is
 * scrolled by views.
 */
export function getPageTarget(row: Row, view: View, direction: PageDirection): number {
  return direction === 'next' ? getNextTarget(row, view) : getPreviousTarget(row, view);
}

function getNextTarget({ masonry, metrics }: Row, { offset, extent }: View): number {
  const end = offset + extent;
  const cutOff = lowerBound(masonry.count, (item) => itemRange(masonry, metrics, item).to > end + ROUNDING);
  if (cutOff === masonry.count) return masonryExtent(masonry, metrics);
  const { from } = itemRange(masonry, metrics, cutOff);
  return from > offset + ROUNDING ? from : end;
}

function getPreviousTarget({ masonry, metrics }: Row, { offset, extent }: View): number {
  const startOf = (item: number) => itemRange(masonry, metrics, item).from;
  const last = lowerBound(masonry.count, (item) => startOf(item) >= offset - ROUNDING) - 1;
  if (last < 0) return 0;
  const { to } = itemRange(masonry, metrics, last);
  const first = startOf(lowerBound(masonry.count, (item) => startOf(item) >= to - extent));
  return first < offset - ROUNDING ? first : Math.max(0, offset - extent);
}

export interface PageScroll {
  /** Scrolls by one view. */
  scrollByPage(direction: PageDirection): void;
  /** Scrolls to an offset from the start of the row, in px, without an animation. */
  scrollTo(offset: number): void;
  /** Scrolls to the end, without an animation. */
  scrollToEnd(): void;
}

export interface PageScrollOptions {
  readonly host: () => ListHost;
  readonly scroller: Element;
  /** Whether to scroll without an animation, for users who prefer reduced motion. */
  readonly prefersStill: () => boolean;
}

export function createPageScroll({ host, scroller, prefersStill }: PageScrollOptions): PageScroll {
  /** The target of the current smooth scroll. */
  let target = { offset: 0, until: 0 };
  const getMaxOffset = () => scroller.scrollWidth - scroller.clientWidth;

  function scrollTo(offset: number, behavior: ScrollBehavior): void {
    const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
    scroller.scrollTo({ left: sign * offset, behavior });
  }

  return {
    scrollByPage(direction) {
      const { masonry, metrics } = host();
      if (!metrics) return;
      const now = performance.now();
      const view = readScroller(scroller);
      const from = now < target.until ? target.offset : view.offset;
      const offset = getPageTarget({ masonry, metrics }, { ...view, offset: from }, direction);
      target = { offset: Math.min(offset, getMaxOffset()), until: now + SCROLL_MS };
      scrollTo(offset, prefersStill() ? 'instant' : 'smooth');
    },
    scrollTo: (offset) => scrollTo(offset, 'instant'),
    scrollToEnd: () => scrollTo(getMaxOffset(), 'instant'),
  };
}
