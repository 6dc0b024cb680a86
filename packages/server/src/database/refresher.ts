import { runShared } from './query-scope.ts';

export interface Refresher {
  /** Reads the rows if they are stale. Concurrent calls share a read. Rejects with its error. */
  readonly refreshIfStale: () => Promise<void>;
  /** Makes the rows stale: call it after a change by this process. */
  readonly invalidate: () => void;
}

interface RefresherOptions {
  /** Reads the rows. Called again at the next need if it rejects. */
  readonly read: () => Promise<void>;
  readonly clock: () => number;
  /** Age at which rows are stale, and so the maximum delay until a change by another process takes effect. */
  readonly maxAgeMs: number;
}

/** Keeps rows in memory fresh that requests need often and that change rarely. */
export function createRefresher({ read, clock, maxAgeMs }: RefresherOptions): Refresher {
  let latest: { readonly read: Promise<void>; readonly at: number } | undefined;

  return {
    async refreshIfStale() {
      const now = clock();
      // The clock may be set back.
      if (latest === undefined || Math.abs(now - latest.at) >= maxAgeMs) {
        // One read after the other, so that an older state does not replace a newer one.
        const before = latest?.read;
        const started = {
          read: runShared(async () => {
            await before?.catch(() => undefined);
            await read();
          }),
          at: now,
        };
        latest = started;
        // A failed query must not be cached.
        started.read.catch(() => {
          if (latest === started) latest = undefined;
        });
      }
      await latest.read;
    },
    invalidate() {
      if (latest !== undefined) latest = { ...latest, at: Number.NEGATIVE_INFINITY };
    },
  };
}
