import type { Clock } from './clock.ts';
import { SLICE } from './limits.ts';

export interface Intake<Item> {
  add(item: Item): void;
  /** Hands on so many at once; answers how many are left, which follow in tasks of their own. */
  drain(count: number): number;
  /** Forgets what has not been handed on. */
  clear(): void;
}

/** Takes in what is tracked at next to no cost, and hands it on a moment later in slices, so that no burst holds the page up. */
export function createIntake<Item>(clock: Clock, admit: (items: readonly Item[]) => void): Intake<Item> {
  const items: Item[] = [];

  function drain(count: number): number {
    const slice = items.splice(0, count);
    if (slice.length) admit(slice);
    return items.length;
  }

  function next(): void {
    if (drain(SLICE)) clock.after(0, next);
  }

  return {
    add(item) {
      if (items.push(item) === 1) clock.after(0, next);
    },
    drain,
    clear() {
      items.splice(0);
    },
  };
}
