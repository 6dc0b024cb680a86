import { type Anchor, anchorAt, anchorOffset } from '../layout/anchor.ts';
import { itemsInRange, positionOf } from '../layout/masonry-queries.ts';
import { scrollList } from '../viewport/scroll-list.ts';
import type { View } from '../viewport/scroll-window.ts';
import type { GridHost } from './grid-host.ts';

export type Laid = Pick<GridHost, 'gifs' | 'masonry' | 'metrics'>;

/**
 * Keeps what is at the upper edge of the view there when the width, the number of columns or the GIFs before it have
 * changed. Of GIFs that were taken out, the next one on screen is held. Returns the view after that.
 */
export function holdScroll(
  list: Element,
  view: View,
  before: Laid,
  { masonry, metrics, pager }: Laid & Pick<GridHost, 'pager'>,
): View {
  // Nothing of the list is above the view: there is nothing to hold.
  if (view.top <= 0 || !list.clientWidth || !before.metrics || !metrics) return view;
  const isSameSize =
    before.metrics.crossSize === metrics.crossSize &&
    before.metrics.gap === metrics.gap &&
    before.masonry.columns === masonry.columns;
  // What only grows moves nothing.
  if (isSameSize && before.masonry.store === masonry.store) return view;
  const held = heldItem(view, before, (id) => pager.indexOf(id));
  if (!held || (isSameSize && isSamePlace(before, held.was.item, masonry, held.item))) return view;
  return scrollList(list, anchorOffset(masonry, metrics, { ...held.was, item: held.item }));
}

/**
 * Whether a list is still as wide as it was laid out for. CSS follows a new width at once, and a browser may then scroll
 * to hold a tile of its own choice, before the list hears of it: what is on screen then says nothing of what was there.
 */
export function hasLaidWidth({ clientWidth }: Element, { masonry: { columns }, metrics }: Laid): boolean {
  // A hidden list keeps its layout: width 0 says nothing about it.
  if (!metrics || !clientWidth) return true;
  const { crossSize, gap } = metrics;
  return Math.abs(clientWidth - (columns * (crossSize + gap) - gap)) < 1;
}

/** The first item in view that is still in the list, where it was and which it is now. */
function heldItem(
  { top, height }: View,
  { gifs, masonry, metrics }: Laid,
  indexOf: (id: string) => number | undefined,
): { readonly was: Anchor; readonly item: number } | undefined {
  if (!metrics) return undefined;
  for (const item of itemsInRange(masonry, metrics, { from: top, to: top + height })) {
    const now = indexOf(gifs[item]?.id ?? '');
    if (now !== undefined) return { was: anchorAt(masonry, metrics, item, top), item: now };
  }
  return undefined;
}

function isSamePlace(before: Laid, was: number, masonry: Laid['masonry'], item: number): boolean {
  const [a, b] = [positionOf(before.masonry, was), positionOf(masonry, item)];
  return a.start === b.start && a.indexInColumn === b.indexInColumn;
}
