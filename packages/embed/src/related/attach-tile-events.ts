import type { Gif, GifEventType, TileBox, Track } from '@zoetrope/model';
import { canHover } from '../client/pointer-kind.ts';

const SEEN_RATIO = 0.99;
const HOVER_MS = 200;

export interface TileEvents {
  /** Tells when the tile is seen. */
  watch(tile: Element): void;
}

/** SEEN, HOVER and CLICK of the tiles, as of any grid: one set of listeners for all of them. */
export function attachTileEvents(
  list: HTMLElement,
  gifAt: (index: number) => Gif | undefined,
  track: Track,
): TileEvents {
  const told = new Set<string>();
  const indexOf = (tile: Element) => [...list.children].indexOf(tile);
  const tell = (type: GifEventType, tile: Element) => {
    const gif = gifAt(indexOf(tile));
    if (!gif || (type !== 'CLICK' && told.has(`${type} ${gif.id}`))) return;
    told.add(`${type} ${gif.id}`);
    track({ type, gif, layoutType: 'GRID', position: boxOf(tile) });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < SEEN_RATIO) continue;
        observer.unobserve(target);
        tell('SEEN', target);
      }
    },
    { threshold: SEEN_RATIO },
  );
  let hovering: ReturnType<typeof setTimeout> | undefined;
  list.addEventListener('pointerover', (event) => {
    clearTimeout(hovering);
    const tile = event.target instanceof Element ? event.target.closest('li') : null;
    if (tile && canHover(event)) hovering = setTimeout(() => tell('HOVER', tile), HOVER_MS);
  });
  list.addEventListener('pointerleave', () => clearTimeout(hovering));
  list.addEventListener('click', ({ target }) => {
    const tile = target instanceof Element ? target.closest('li') : null;
    if (tile) tell('CLICK', tile);
  });
  return { watch: (tile) => observer.observe(tile) };
}

function boxOf(tile: Element): TileBox {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return { left, top, width, height };
}
