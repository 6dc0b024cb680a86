import type { Clock } from './clock.ts';

/** Well within the 50 ms of a long task, on a slow phone too. */
const SLICE = 100;
/** The most that one task has time for, where there may be no later one. */
const LARGE_SLICE = 500;

export interface Intake<Item> {
  add(item: Item): void;
  /** Hands on at once what one task has time for. True: there are more, which follow in tasks of their own. */
  drain(): boolean;
  /** Forgets what has not been handed on. */
  clear(): void;
}

/** Takes in what is tracked at next to no cost, and hands it on a moment later in slices, so that no burst holds the page up. */
export function createIntake<Item>(clock: Clock, admit: (items: readonly Item[]) => void): Intake<Item> {
  const items: Item[] = [];

  function handOn(count: number): boolean {
    const slice = items.splice(0, count);
    if (slice.length > 0) admit(slice);
    return items.length > 0;
  }

  function next(): void {
    if (handOn(SLICE)) clock.after(0, next);
  }

  return {
    add(item) {
      if (items.push(item) === 1) clock.after(0, next);
    },
    drain: () => handOn(LARGE_SLICE),
    clear() {
      items.length = 0;
    },
  };
}
