import type { View } from '../viewport/scroll-view.ts';
import type { ScrollAxis } from '../viewport/use-scroll-window.ts';

/** Browsers round scroll positions, in px. */
const ROUNDING = 1;

/** The custom property of a Carousel's list for an extra scroll-snap offset, in px from the start of the row. */
export const SNAP_OFFSET = '--zoetrope-snap-offset';

/** The visible part of a row. The offset counts from its start, which is on the right in a right-to-left page. */
export function readScroller({ scrollLeft, clientWidth }: Element): View {
  return { offset: Math.abs(scrollLeft), extent: clientWidth };
}

/** Calls `onChange` at each scroll, and when the width of the scroller changes. Returns a cleanup function. */
function observeScroller(scroller: Element, onChange: () => void): () => void {
  scroller.addEventListener('scroll', onChange, { passive: true });
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange);
  observer?.observe(scroller);
  return () => {
    scroller.removeEventListener('scroll', onChange);
    observer?.disconnect();
  };
}

/** The scroll axis of a row, whose parent element scrolls it. */
export function getHorizontalAxis(list: HTMLElement): ScrollAxis {
  const scroller = list.parentElement as HTMLElement;
  return {
    readView: () => readScroller(scroller),
    observe: (onChange) => observeScroller(scroller, onChange),
  };
}

/** The directions in which a row can scroll. */
export interface ScrollEnds {
  readonly canScrollPrev: boolean;
  readonly canScrollNext: boolean;
}

/** Reads the directions in which a row can scroll. Returns `before` if they are the same. */
export function readScrollEnds({ scrollLeft, clientWidth, scrollWidth }: Element, before?: ScrollEnds): ScrollEnds {
  const offset = Math.abs(scrollLeft);
  const canScrollPrev = offset > ROUNDING;
  const canScrollNext = offset + clientWidth < scrollWidth - ROUNDING;
  const isSame = before?.canScrollPrev === canScrollPrev && before.canScrollNext === canScrollNext;
  return isSame ? before : { canScrollPrev, canScrollNext };
}

/**
 * Keeps a row in place while it grows. Browsers snap again after that, and at the end of the row, where no tile starts
 * at the edge, the row would jump. Call this before the longer row is laid out, and the returned function after that.
 */
export function preserveScrollOffset(scroller: HTMLElement, list: HTMLElement, offset: number): () => void {
  list.style.setProperty(SNAP_OFFSET, `${offset}px`);
  // Browsers remember the tile that they have snapped to, and would scroll to it first.
  scroller.style.scrollSnapType = 'none';
  return () => {
    const { scrollLeft } = scroller;
    // Firefox forgets the tile only at a scroll, wherever it goes.
    scroller.scrollLeft = scrollLeft;
    scroller.style.scrollSnapType = '';
  };
}

/**
 * WebKit remembers the tile that a row has snapped to as a position among those that are mounted. When tiles before it are
 * mounted or unmounted it would scroll to another one, which changes the mounted tiles again, and so on to the end. Call
 * this after such a change and before it is laid out: WebKit then forgets the position.
 */
export function resetSnapTarget(scroller: HTMLElement): void {
  if (!isWebKit()) return;
  const { scrollSnapType } = scroller.style;
  scroller.style.scrollSnapType = 'none';
  // Lays out the row.
  readScrollEnds(scroller);
  scroller.style.scrollSnapType = scrollSnapType;
}

/** Only WebKit supports this property. jsdom has no `CSS`. */
function isWebKit(): boolean {
  return globalThis.CSS?.supports('hanging-punctuation', 'first') === true;
}
