import { columnEnd, type Masonry, type Metrics } from '../layout/masonry.ts';
import { type ScrollWindow, spanOf } from '../viewport/scroll-window.ts';

/** A further page is asked for when less than so many views are left below. */
const VIEWS_AHEAD = 2;
/** Browsers cut an element's height off soon after (Chrome at twice the pixels 16,777,200, Firefox 17,895,697): px. */
const MAX_HEIGHT = 16_000_000;

/** Whether the shortest column ends close enough below the view for the next page to be wanted. */
export function isNearEnd(masonry: Masonry, { columnWidth, gap }: Metrics, window: ScrollWindow): boolean {
  const ends = masonry.lengths.map((length, column) => columnEnd(masonry, column, length) * columnWidth + length * gap);
  const end = Math.min(...ends);
  return end < MAX_HEIGHT && end - spanOf(window).to < VIEWS_AHEAD * window.height;
}
