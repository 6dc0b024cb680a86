import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent } from 'react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { itemRange } from '../layout/anchor.ts';
import { itemsInRange } from '../layout/masonry-queries.ts';
import { itemAtStep } from '../layout/masonry-step.ts';
import type { ListHost } from './grid-host.ts';
import { stepForKey } from './step-for-key.ts';

export interface RovingFocus {
  /** The focus has come to the list or a part of it, or goes: that of the list itself is handed to a tile. */
  onFocus(event: FocusEvent<HTMLElement>): void;
  /** Goes on from the `focused` item by a key. */
  step(event: KeyboardEvent<HTMLElement>, focused: number | undefined): void;
  /** Hands the focus on where the tile that had it was taken out of the list, which was `before` until then. */
  keep(focused: string | undefined, before: readonly Gif[]): void;
}

/**
 * One tab stop for the whole list: while no tile has the focus the list itself takes it and hands it to a tile; from
 * there the arrow keys go on, and Shift and Tab come back to it from what it shows. `mount` puts the tile of an id into the document at once, wherever it lies, and keeps it.
 */
export function createRovingFocus(host: () => ListHost, mount: (id: string) => void, stepOf = stepForKey): RovingFocus {
  /** The item that a key last brought the focus to. */
  let last: number | undefined;

  function focusItem(item: number): void {
    const { root, gifs } = host();
    const id = gifs[item]?.id;
    if (id === undefined) return;
    mount(id);
    for (const tile of root.current?.children ?? []) {
      if (tile.getAttribute(paintedAttributes.tile) !== id) continue;
      const media = tile.querySelector<HTMLElement>(`[${paintedAttributes.media}]`);
      media?.focus({ preventScroll: true });
      media?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      last = item;
      return;
    }
  }

  /** Where the focus enters: the tile it left, if that is still on screen, else the first that is wholly there. */
  function entry(): number {
    const { masonry, metrics, view } = host();
    const { top, height } = view.current;
    if (!metrics) return 0;
    const visible = itemsInRange(masonry, metrics, { from: top, to: top + height });
    if (last !== undefined && visible.includes(last)) return last;
    return visible.find((item) => itemRange(masonry, metrics, item).from >= top) ?? visible[0] ?? 0;
  }

  return {
    onFocus({ type, target, relatedTarget }) {
      if (type === 'focus' && host().root.current?.matches(':focus')) focusItem(entry());
      const tile = target.closest(`[${paintedAttributes.tile}]`);
      const media = tile?.querySelector<HTMLElement>(`[${paintedAttributes.media}]`);
      if (type === 'focus' && media) media.tabIndex = 0;
      if (type === 'blur' && media && !tile?.contains(relatedTarget)) media.tabIndex = -1;
    },
    step(event, focused) {
      const { masonry, metrics, view } = host();
      const isOnTile = (event.target as Element).hasAttribute(paintedAttributes.media);
      if (!metrics || focused === undefined || !isOnTile || event.defaultPrevented) return;
      const step = stepOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
      if (!step) return;
      event.preventDefault();
      const item = itemAtStep(masonry, focused, step, { ...metrics, page: view.current.height });
      if (item !== focused) focusItem(item);
    },
    keep(focused, before) {
      const { root, gifs, pager } = host();
      const page = root.current?.ownerDocument;
      if (focused === undefined || page?.activeElement !== page?.body) return;
      const place = pager.indexOf(focused) ?? before.findIndex(({ id }) => id === focused);
      // Once the commit that took it out is over: its neighbour may have to be mounted.
      if (place >= 0) queueMicrotask(() => focusItem(Math.min(place, gifs.length - 1)));
    },
  };
}
