import type { ItemPosition, Masonry, Metrics } from '../layout/masonry.ts';
import { columnEnd, positionOf, positionsInRange } from '../layout/masonry-queries.ts';
import { MAX_RATIO } from '../layout/tile-ratio.ts';
import type { View } from '../viewport/scroll-view.ts';

/** The number of tiles that a server and the first render of a browser mount: about one screen. */
const INITIAL_COUNT = 24;

/** The next page is fetched when fewer views than this are left, including the one on screen. */
const VIEWS_LEFT = 3;
/** Browsers clip elements that are slightly longer (Chrome at 16,777,200 px, Firefox at 17,895,697 px). */
const MAX_EXTENT = 16_000_000;

/** The items to mount while the view is unknown. */
export function initialItems(masonry: Masonry): readonly ItemPosition[] {
  // The range is as long as `INITIAL_COUNT` of the tallest tiles in one column, in column widths.
  const range = { from: 0, to: INITIAL_COUNT * MAX_RATIO };
  return positionsInRange(masonry, { crossSize: 1, gap: 0 }, range).slice(0, INITIAL_COUNT);
}

/** Adds one item, such as the focused one, to the items to mount, in list order. */
export function withPinnedItem(
  items: readonly ItemPosition[],
  masonry: Masonry,
  pinned: number | undefined,
): readonly ItemPosition[] {
  if (pinned === undefined || items.some(({ item }) => item === pinned)) return items;
  return [...items, positionOf(masonry, pinned)].sort((a, b) => a.item - b.item);
}

/** Whether the first or the last mounted item differs. */
export function haveEndsChanged(items: readonly ItemPosition[], before: readonly ItemPosition[]): boolean {
  return items[0]?.item !== before[0]?.item || items.at(-1)?.item !== before.at(-1)?.item;
}

/** Whether a column ends so close to the view that the next page should be fetched. */
export function isNearEnd(masonry: Masonry, { crossSize, gap }: Metrics, { offset, extent }: View): boolean {
  const limit = Math.min(MAX_EXTENT, offset + VIEWS_LEFT * extent);
  return masonry.lengths.some(
    (length, column) => columnEnd(masonry, column, length) * crossSize + length * gap < limit,
  );
}
