import type { Exchange } from './record-exchanges.ts';

interface Source {
  readonly exchanges: readonly Exchange[];
  readonly hasFailed: boolean;
}

/** Describes where a response came from. */
export function sourceOf({ exchanges, hasFailed }: Source): string {
  if (exchanges.length > 1) return `Network, attempt ${exchanges.length}`;
  if (exchanges.length === 1) return 'Network';
  return hasFailed ? 'Client, no request sent' : 'Cache, no request sent';
}

/** Formats milliseconds, with one decimal below 10 ms. */
export function formatDuration(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
