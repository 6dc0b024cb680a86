import type { View } from '../viewport/scroll-window.ts';

/** How long tiles rest in the window before they move. */
const REST_MS = 120;
/** Faster than this, in views a second, nobody watches a tile: nothing is decoded for it. */
const FAST = 1.5;
/** Between events that are further apart nothing was scrolled, in ms. */
const EVENT_MS = 100;

export interface Rest {
  /** Other tiles are mounted: where the list is not at rest, the wait for it starts anew. */
  onChange(): void;
  /** The list has been scrolled. */
  onView(view: View): void;
  stop(): void;
}

/**
 * Tells when a list comes to rest, and when that ends; one that has just come rests. While it rests, or is scrolled slowly,
 * tiles move from the moment they are mounted; a fling starts no animation at all, and ends with one commit. How fast the
 * list moves is known from the second event on, so that the first one ends a rest too, which a slow second one resumes.
 * `view` is that of the beginning.
 */
export function createRest(view: View, onRest: (isResting: boolean) => void): Rest {
  let isResting = true;
  /** Scrolled, and nothing tells yet how fast. */
  let isUnknown = false;
  let before = { top: view.top, time: Number.NEGATIVE_INFINITY };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean): void {
    if (next !== isResting) onRest(next);
    isResting = next;
  }

  function putOff(): void {
    clearTimeout(timer);
    timer = setTimeout(set, REST_MS, true);
  }

  return {
    onChange() {
      if (!isResting) putOff();
    },
    onView({ top, height }) {
      // Nothing was scrolled.
      if (top === before.top) return;
      const time = performance.now();
      const ms = Math.min(time - before.time, EVENT_MS);
      const isFast = Math.abs(top - before.top) * 1000 > FAST * height * ms;
      before = { top, time };
      if (isFast || ms === EVENT_MS) {
        isUnknown = !isFast;
        set(false);
        putOff();
      } else if (isUnknown) {
        isUnknown = false;
        clearTimeout(timer);
        set(true);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
