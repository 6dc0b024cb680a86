import type { Gif, GifEventType, TileRect, Track } from '@zoetrope/model';
import { observeElement } from '@zoetrope/react-components/media';
import { canHover } from '../client/pointer-kind.ts';

const SEEN_RATIO = 0.99;
const HOVER_MS = 200;

export interface TileEvents {
  /** Emits SEEN once the tile is visible. */
  observe(tile: Element): void;
}

/** Emits SEEN once per GIF, and HOVER and CLICK each time, with one set of listeners for all tiles. */
export function attachTileEvents(
  list: HTMLElement,
  gifAt: (index: number) => Gif | undefined,
  track: Track,
): TileEvents {
  const seenIds = new Set<string>();
  const tileOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('li') : null);
  const gifOf = (tile: Element) => gifAt([...list.children].indexOf(tile));
  const emit = (type: GifEventType, tile: Element) => {
    const gif = gifOf(tile);
    if (gif) track({ type, gif, layoutType: 'GRID', position: boxOf(tile) });
  };
  const emitSeen = (tile: Element) => {
    const id = gifOf(tile)?.id;
    if (id === undefined || seenIds.has(id)) return;
    seenIds.add(id);
    emit('SEEN', tile);
  };
  const observe = (tile: Element) => {
    const stop = observeElement(
      tile,
      ({ intersectionRatio }) => {
        if (intersectionRatio < SEEN_RATIO) return;
        stop();
        emitSeen(tile);
      },
      { threshold: SEEN_RATIO },
    );
  };
  let hovered: Element | null = null;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const hover = (tile: Element | null) => {
    // The pointer also moves between the elements of one tile.
    if (tile === hovered) return;
    hovered = tile;
    clearTimeout(hoverTimer);
    if (tile) hoverTimer = setTimeout(() => emit('HOVER', tile), HOVER_MS);
  };
  list.addEventListener('pointerover', (event) => {
    hover(canHover(event) ? tileOf(event.target) : null);
  });
  list.addEventListener('pointerleave', () => hover(null));
  list.addEventListener('click', ({ target }) => {
    const tile = tileOf(target);
    if (tile) emit('CLICK', tile);
  });
  return { observe };
}

function boxOf(tile: Element): TileRect {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return { left, top, width, height };
}
