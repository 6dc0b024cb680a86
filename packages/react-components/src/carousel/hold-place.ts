import { HELD } from './held.ts';

/**
 * Keeps a row where it is while it becomes longer. A browser snaps anew after that, and whoever waits at the end, where
 * no tile begins at the edge, would see the row jump. `top` is px from the start. To be called before the longer row is
 * laid out, and what it gives after that.
 */
export function holdPlace(strip: HTMLElement, list: HTMLElement, top: number): () => void {
  list.style.setProperty(HELD, `${top}px`);
  // A browser remembers the tile that it has snapped to, and would go there first.
  strip.style.scrollSnapType = 'none';
  return () => {
    strip.style.scrollSnapType = '';
  };
}
