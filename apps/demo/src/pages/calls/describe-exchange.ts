import type { Exchange } from './record-exchanges.ts';

/** Where a response came from. */
export function sourceOf(exchanges: readonly Exchange[], hasFailed: boolean): string {
  if (exchanges.length > 1) return `Network, attempt ${exchanges.length}`;
  if (exchanges.length === 1) return 'Network';
  return hasFailed ? 'Client, no request sent' : 'Cache, no request sent';
}

/** Milliseconds as they are read: fractions only where they say something. */
export function timeOf(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
