import type { KeyboardEvent, RefObject } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { extentOf } from '../layout/anchor.ts';
import type { Masonry, Metrics } from '../layout/masonry.ts';
import { itemsInSpan } from '../layout/masonry-range.ts';
import { itemAtStep } from '../layout/masonry-step.ts';
import type { View } from '../viewport/scroll-window.ts';
import { stepForKey } from './step-for-key.ts';

/**
 * One tab stop for the whole list: while no tile has the focus the list itself takes it and hands it to a tile; from
 * there the arrow keys go on. A tile is mounted before it is focused, wherever it lies.
 */
export interface RovingFocus {
  readonly list: RefObject<HTMLElement | null>;
  readonly view: RefObject<View>;
  readonly masonry: Masonry;
  readonly metrics: Metrics | undefined;
  /** The item that has the focus. */
  readonly focused: number | undefined;
  /** The item that a key last brought the focus to. */
  readonly last: RefObject<number | undefined>;
  idOf(item: number): string | undefined;
  /** Mounts the tile of an id at once, and keeps it. */
  mount(id: string): void;
}

/** Hands the focus of the list, where it has it still, to a tile. */
export function enterList(roving: RovingFocus): void {
  if (roving.list.current?.matches(':focus')) focusItem(roving, entry(roving));
}

/** Goes on from a tile by a key. */
export function stepByKey(event: KeyboardEvent<HTMLElement>, roving: RovingFocus): void {
  const { masonry, metrics, focused, view } = roving;
  const isOnTile = (event.target as Element).hasAttribute(tileAttributes.media);
  if (!metrics || focused === undefined || !isOnTile || event.defaultPrevented) return;
  const step = stepForKey(event, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (!step) return;
  event.preventDefault();
  const item = itemAtStep(masonry, focused, step, { ...metrics, page: view.current.height });
  if (item !== focused) focusItem(roving, item);
}

function focusItem({ list, last, idOf, mount }: RovingFocus, item: number): void {
  const id = idOf(item);
  if (id === undefined) return;
  mount(id);
  for (const tile of list.current?.children ?? []) {
    if (tile.getAttribute(tileAttributes.tile) !== id) continue;
    const media = tile.querySelector<HTMLElement>(`[${tileAttributes.media}]`);
    media?.focus({ preventScroll: true });
    media?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    last.current = item;
    return;
  }
}

/** Where the focus enters: the tile it left, if that is still on screen, else the first that is wholly there. */
function entry({ masonry, metrics, view, last }: RovingFocus): number {
  const { top, height } = view.current;
  if (!metrics) return 0;
  const visible = itemsInSpan(masonry, metrics, { from: top, to: top + height });
  if (last.current !== undefined && visible.includes(last.current)) return last.current;
  return visible.find((item) => extentOf(masonry, metrics, item).from >= top) ?? visible[0] ?? 0;
}
