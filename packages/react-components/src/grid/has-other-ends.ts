import type { Place } from '../layout/masonry.ts';

/** Whether tiles have come or gone. */
export function hasOtherEnds(now: readonly Place[], before: readonly Place[]): boolean {
  return now[0]?.item !== before[0]?.item || now.at(-1)?.item !== before.at(-1)?.item;
}
