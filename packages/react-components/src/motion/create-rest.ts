import type { View } from '../viewport/scroll-window.ts';

/** How long tiles rest in the window before they move. */
const REST_MS = 120;
/** Faster than this, in views a second, nobody watches a tile: nothing is decoded for it. */
const FAST = 1.5;

export interface Rest {
  /** The wait starts anew. */
  restart(): void;
  /** The list has been scrolled: a wait starts where that was fast. */
  onView(view: View): void;
  stop(): void;
}

/** Tells when a list has come to rest, so that a fling starts no animation at all, and ends with one commit. */
export function createRest(onRest: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = { top: 0, time: 0 };
  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(onRest, REST_MS);
  }
  return {
    restart,
    onView({ top, height }) {
      const time = performance.now();
      if (Math.abs(top - before.top) * 1000 > FAST * height * (time - before.time)) restart();
      before = { top, time };
    },
    stop: () => clearTimeout(timer),
  };
}
