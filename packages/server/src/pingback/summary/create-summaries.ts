import type { Db } from '../../database/schema.ts';
import { readSummary, type Summary } from './read-summary.ts';
import { WINDOWS, type WindowName } from './windows.ts';

interface SummariesOptions {
  readonly db: Db;
  readonly clock: () => number;
}

interface CachedSummary {
  readonly until: number;
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
    if (cached !== undefined && cached.until > now) return cached.summary;
    const summary = readSummary(db, { now, minutes: WINDOWS[window] });
    cache.set(window, { until: now + maxAgeSeconds(window) * 1000, summary });
    // Failures are not cached.
    summary.catch(() => cache.delete(window));
    return summary;
  };
}
