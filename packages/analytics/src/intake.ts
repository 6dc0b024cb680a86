import type { Clock } from './clock.ts';

/** Well within the 50 ms of a long task, on a slow phone too. */
const SLICE = 100;

export interface Intake<Item> {
  add(item: Item): void;
  /** Hands on so many at once, `Infinity` for all; others follow in tasks of their own. */
  drain(count: number): void;
}

/** Takes in what is tracked at next to no cost, and hands it on a moment later in slices, so that no burst holds the page up. */
export function createIntake<Item>(clock: Clock, admit: (items: readonly Item[]) => void): Intake<Item> {
  const items: Item[] = [];

  function drain(count: number): void {
    const slice = items.splice(0, count);
    if (slice.length > 0) admit(slice);
  }

  function next(): void {
    drain(SLICE);
    if (items.length > 0) clock.after(0, next);
  }

  return {
    add(item) {
      if (items.push(item) === 1) clock.after(0, next);
    },
    drain,
  };
}
