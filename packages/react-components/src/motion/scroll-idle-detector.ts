import type { View } from '../viewport/scroll-view.ts';

/** Scrolling has settled after this long without an event, in ms. */
const SETTLE_MS = 120;
/** Above this speed, in views per second, the user does not look at single tiles, so none is decoded. */
const FAST = 1.5;
/** Events that are further apart, in ms, do not belong to the same scroll. */
const MAX_EVENT_MS = 100;

export interface ScrollIdleDetector {
  /** Other tiles are mounted. Restarts the wait if the list is not idle. */
  onItemsChange(): void;
  onScroll(view: View): void;
  stop(): void;
}

/**
 * Reports when scrolling settles or resumes. A new list starts idle. While a list is idle or scrolls slowly, tiles
 * animate as soon as they are mounted; a fling starts no animation and ends with one commit. The speed is known from
 * the second event on, so the first event ends the idle state, and a second slow one resumes it.
 */
export function createScrollIdleDetector(
  { offset: initialOffset }: View,
  onIdleChange: (isIdle: boolean) => void,
): ScrollIdleDetector {
  let isIdle = true;
  /** After the first event of a scroll, whose speed is unknown. */
  let isSpeedUnknown = false;
  let before = { offset: initialOffset, time: Number.NEGATIVE_INFINITY };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setIdle(next: boolean): void {
    if (next !== isIdle) onIdleChange(next);
    isIdle = next;
  }

  function restartTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => setIdle(true), SETTLE_MS);
  }

  return {
    onItemsChange() {
      if (!isIdle) restartTimer();
    },
    onScroll({ offset, extent }) {
      if (offset === before.offset) return;
      const time = performance.now();
      const ms = Math.min(time - before.time, MAX_EVENT_MS);
      const isFirst = ms === MAX_EVENT_MS;
      const isFast = Math.abs(offset - before.offset) * 1000 > FAST * extent * ms;
      before = { offset, time };
      if (isFast || isFirst) {
        isSpeedUnknown = !isFast;
        setIdle(false);
        restartTimer();
      } else if (isSpeedUnknown) {
        isSpeedUnknown = false;
        clearTimeout(timer);
        setIdle(true);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
