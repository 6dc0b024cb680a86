import type { Masonry, Metrics } from '../layout/masonry.ts';
import { columnEnd } from '../layout/masonry-queries.ts';
import type { View } from '../viewport/scroll-window.ts';

/** A further page is asked for when less than so many views are left, with the one on screen. */
const VIEWS_LEFT = 3;
/** Browsers cut an element's height off soon after (Chrome at twice the pixels 16,777,200, Firefox 17,895,697): px. */
const MAX_HEIGHT = 16_000_000;

/** Whether a column ends close enough below the view for the next page to be wanted. */
export function isNearEnd(masonry: Masonry, { crossSize, gap }: Metrics, { top, height }: View): boolean {
  const near = Math.min(MAX_HEIGHT, top + VIEWS_LEFT * height);
  return masonry.lengths.some((length, column) => columnEnd(masonry, column, length) * crossSize + length * gap < near);
}
