import { runShared } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { readSummary, type Summary } from './read-summary.ts';
import { WINDOWS, type WindowName } from './windows.ts';

interface SummariesOptions {
  readonly db: Db;
  readonly clock: () => number;
}

interface CachedSummary {
  readonly at: number;
  readonly summary: Promise<Summary>;
}

/** Cache duration of a summary in seconds: the longer the window, the less one second changes. */
export function maxAgeSeconds(window: WindowName): number {
  return Math.max(1, WINDOWS[window] / 60);
}

/** Cached summaries: each window is computed once per cache duration. */
export function createSummaries({ db, clock }: SummariesOptions): (window: WindowName) => Promise<Summary> {
  const cache = new Map<WindowName, CachedSummary>();

  return (window) => {
    const now = clock();
    const cached = cache.get(window);
    // The clock may be set back.
    if (cached !== undefined && Math.abs(now - cached.at) < maxAgeSeconds(window) * 1000) return cached.summary;
    const summary = runShared(() => readSummary(db, { now, minutes: WINDOWS[window] }));
    cache.set(window, { at: now, summary });
    // Failures are not cached.
    summary.catch(() => cache.delete(window));
    return summary;
  };
}
