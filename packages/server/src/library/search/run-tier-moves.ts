import type { Db } from '../../database/schema.ts';
import { refreshCovers } from '../gifs/category-covers.ts';
import { MAX_MOVES, moveBetweenTiers } from './tiers.ts';

/** Popularity halves in a day, so there is no hurry. */
const EVERY_MS = 5 * 60_000;
/** Delay while there are more items to move. */
const SOON_MS = 1000;

export interface TierMovesOptions {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}

/**
 * Follows the popularity of items every five minutes: moves them to their tiers, and makes them candidates for the covers
 * of categories. Ends when the returned function is called, which waits for the current run.
 */
export function runTierMoves({ db, onError }: TierMovesOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();

  function next(delay: number): void {
    timer = setTimeout(() => {
      running = move();
    }, delay).unref();
  }

  async function move(): Promise<void> {
    let moved = 0;
    try {
      moved = await moveBetweenTiers(db);
      if (moved < MAX_MOVES) await refreshCovers(db);
    } catch (error) {
      if (!isStopped) onError(error);
    }
    if (!isStopped) next(moved === MAX_MOVES ? SOON_MS : EVERY_MS);
  }

  next(EVERY_MS);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
