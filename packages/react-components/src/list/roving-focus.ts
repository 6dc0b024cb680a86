import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import type { Step } from '../layout/masonry-navigation.ts';
import { itemAtStep } from '../layout/masonry-navigation.ts';
import { itemRange, itemsInRange } from '../layout/masonry-queries.ts';
import type { ListHost } from './list-host.ts';

type Steps = { readonly [key: string]: Step | undefined };

const PAGE_STEPS: Steps = { Home: 'first', End: 'last', PageUp: 'page-up', PageDown: 'page-down' };
const VERTICAL_STEPS: Steps = {
  ...PAGE_STEPS,
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'previous-column',
  ArrowRight: 'next-column',
};
const HORIZONTAL_STEPS: Steps = { ...PAGE_STEPS, ArrowLeft: 'previous', ArrowRight: 'next' };

const MIRRORED_KEYS: { readonly [key: string]: string | undefined } = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export interface KeyContext {
  readonly isRightToLeft: boolean;
  /** The axis along which the list scrolls. */
  readonly isHorizontal: boolean;
}

/** The step that a key takes; undefined for a key that keeps its default action, such as any key with a modifier. */
export function stepForKey(pressed: PressedKey, { isRightToLeft, isHorizontal }: KeyContext): Step | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const mirrored = isRightToLeft ? MIRRORED_KEYS[pressed.key] : undefined;
  const steps = isHorizontal ? HORIZONTAL_STEPS : VERTICAL_STEPS;
  return steps[mirrored ?? pressed.key];
}

export interface RovingFocusOptions {
  readonly host: () => ListHost;
  readonly isHorizontal: boolean;
  /** Mounts the tile of a GIF synchronously, wherever it is in the list, and keeps it mounted. */
  mount(id: string): void;
}

export interface RovingFocus {
  /** Handles a focus or blur event of the list or a tile. */
  onFocus(event: FocusEvent<HTMLElement>): void;
  /** Moves the focus from the `focused` item by a key. */
  onKeyDown(event: KeyboardEvent<HTMLElement>, focused: number | undefined): void;
  /** Moves the focus to a neighbor if the focused tile was removed from the list, which was `before` until then. */
  restore(focusedId: string | undefined, before: readonly Gif[]): void;
}

/**
 * Makes a list one tab stop. While no tile has the focus, the list itself is focusable and passes its focus to a tile;
 * from there the arrow keys move it.
 */
export function createRovingFocus({ host, isHorizontal, mount }: RovingFocusOptions): RovingFocus {
  /** The item that was focused last. */
  let last: number | undefined;

  function focusItem(item: number): void {
    const { root, gifs } = host();
    const id = gifs[item]?.id;
    if (id === undefined) return;
    mount(id);
    const tiles = [...(root.current?.children ?? [])];
    const tile = tiles.find((candidate) => candidate.getAttribute(tileAttributes.tile) === id);
    if (!tile) return;
    const media = tile.querySelector<HTMLElement>(`[${tileAttributes.media}]`);
    media?.focus({ preventScroll: true });
    media?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    last = item;
  }

  /**
   * The item that receives the focus of the list: the last one if it is in view, else the first that is fully in view.
   */
  function entryItem(): number {
    const { masonry, metrics, view } = host();
    const { offset, extent } = view.current;
    if (!metrics) return 0;
    const visible = itemsInRange(masonry, metrics, { from: offset, to: offset + extent });
    if (last !== undefined && visible.includes(last)) return last;
    return visible.find((item) => itemRange(masonry, metrics, item).from >= offset) ?? visible[0] ?? 0;
  }

  return {
    onFocus({ type, target, relatedTarget }) {
      if (type === 'focus' && host().root.current?.matches(':focus')) focusItem(entryItem());
      const tile = target.closest(`[${tileAttributes.tile}]`);
      const media = tile?.querySelector<HTMLElement>(`[${tileAttributes.media}]`);
      if (type === 'focus' && media) media.tabIndex = 0;
      if (type === 'blur' && media && !tile?.contains(relatedTarget)) media.tabIndex = -1;
    },
    onKeyDown(event, focused) {
      const { masonry, metrics, view } = host();
      const isOnTile = (event.target as Element).hasAttribute(tileAttributes.media);
      if (!metrics || focused === undefined || !isOnTile || event.defaultPrevented) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const step = stepForKey(event, { isRightToLeft, isHorizontal });
      if (!step) return;
      event.preventDefault();
      const item = itemAtStep(masonry, metrics, { item: focused, step, page: view.current.extent });
      if (item !== focused) focusItem(item);
    },
    restore(focusedId, before) {
      const { root, gifs, pager } = host();
      const page = root.current?.ownerDocument;
      if (focusedId === undefined || page?.activeElement !== page?.body) return;
      const item = pager.indexOf(focusedId) ?? before.findIndex(({ id }) => id === focusedId);
      // After the commit that removed the tile, because its neighbor may have to be mounted.
      if (item >= 0) queueMicrotask(() => focusItem(Math.min(item, gifs.length - 1)));
    },
  };
}

/** Moves the focus from a list that is about to unmount to the root of its widget. */
export function moveFocusToWidget(list: Element | null, widget: HTMLElement | null | undefined): void {
  if (list?.matches(':focus-within')) widget?.focus({ preventScroll: true });
}
