import type { ItemPosition } from '../layout/masonry.ts';
import { type Anchor, anchorAt, anchorOffset } from '../layout/masonry-navigation.ts';
import { itemsInRange, positionOf } from '../layout/masonry-queries.ts';
import type { ListHost } from '../list/list-host.ts';
import type { View } from '../viewport/scroll-view.ts';
import { scrollListTo } from '../viewport/scroll-view.ts';

export type ListLayout = Pick<ListHost, 'gifs' | 'masonry' | 'metrics'>;

export interface PreserveScrollOptions {
  readonly list: Element;
  readonly view: View;
  readonly before: ListLayout;
  readonly after: ListLayout & Pick<ListHost, 'pager'>;
}

/**
 * Keeps the item at the upper edge of the view in place when the width, the number of columns or the GIFs before it
 * have changed. If the item was removed, the next visible one is kept in place. Returns the new view.
 */
export function preserveScrollPosition({ list, view, before, after }: PreserveScrollOptions): View {
  const { masonry, metrics, pager } = after;
  // If the start of the list is in view, nothing above the view can move it.
  if (view.offset <= 0 || !list.clientWidth || !before.metrics || !metrics) return view;
  const isSameSize =
    before.metrics.crossSize === metrics.crossSize &&
    before.metrics.gap === metrics.gap &&
    before.masonry.columns === masonry.columns;
  // Appended items move nothing.
  if (isSameSize && before.masonry.store === masonry.store) return view;
  const found = findAnchorItem(view, before, (id) => pager.indexOf(id));
  if (!found) return view;
  const { anchor, item } = found;
  if (isSameSize && isSamePosition(positionOf(before.masonry, anchor.item), positionOf(masonry, item))) return view;
  return scrollListTo(list, anchorOffset(masonry, metrics, { ...anchor, item }));
}

/**
 * Whether a list still has the width of its layout. CSS applies a new width immediately, and a browser may then scroll
 * to keep a tile of its own choice in place before the list is notified, so that the view says nothing about what was
 * visible before.
 */
export function hasLayoutWidth({ clientWidth }: Element, { masonry: { columns }, metrics }: ListLayout): boolean {
  // A hidden list has width 0 and keeps its layout.
  if (!metrics || !clientWidth) return true;
  const { crossSize, gap } = metrics;
  return Math.abs(clientWidth - (columns * (crossSize + gap) - gap)) < 1;
}

/** The first visible item that is still in the list: its old anchor, and its new index. */
function findAnchorItem(
  { offset, extent }: View,
  { gifs, masonry, metrics }: ListLayout,
  indexOf: (id: string) => number | undefined,
): { readonly anchor: Anchor; readonly item: number } | undefined {
  if (!metrics) return undefined;
  for (const oldItem of itemsInRange(masonry, metrics, { from: offset, to: offset + extent })) {
    const item = indexOf(gifs[oldItem]?.id ?? '');
    if (item !== undefined) return { anchor: anchorAt(masonry, metrics, { item: oldItem, offset }), item };
  }
  return undefined;
}

function isSamePosition(a: ItemPosition, b: ItemPosition): boolean {
  return a.start === b.start && a.indexInColumn === b.indexInColumn;
}
