import { useEffect, useMemo, useState } from 'react';
import { debounce } from 'throttle-debounce';
import type { View } from '../viewport/scroll-window.ts';
import { useLatest } from '../viewport/use-latest.ts';

/** How long tiles rest in the window before they move. */
const REST_MS = 120;
/** Faster than this, in views a second, nobody watches a tile: nothing is decoded for it. */
const FAST = 1.5;

/**
 * The items that have rested on screen and so may move: those that are mounted when scrolling has been slow for a
 * moment. A fling therefore starts no animation at all, and ends with one commit. `onView` wants to know of each scroll.
 */
export function useSettledItems(first: number, last: number) {
  const [settled, setSettled] = useState({ first: 0, last: -1 });
  const mounted = useLatest({ first, last });
  const { rest, onView } = useMemo(() => {
    const rest = debounce(REST_MS, () => setSettled(mounted.current));
    let before = { top: 0, time: 0 };
    const onView = ({ top, height }: View) => {
      const time = performance.now();
      if (Math.abs(top - before.top) * 1000 > FAST * height * (time - before.time)) rest();
      before = { top, time };
    };
    return { rest, onView };
  }, [mounted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are not read here; another set of them starts the wait
  useEffect(rest, [rest, first, last]);
  useEffect(() => () => rest.cancel({ upcomingOnly: true }), [rest]);
  return { settled, onView };
}
