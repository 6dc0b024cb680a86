import type { ItemPosition } from '../layout/masonry.ts';

/** Whether tiles have come or gone. */
export function hasOtherEnds(now: readonly ItemPosition[], before: readonly ItemPosition[]): boolean {
  return now[0]?.item !== before[0]?.item || now.at(-1)?.item !== before.at(-1)?.item;
}
