import type { Exchange } from './record-exchanges.ts';

/** Where an answer came from, in words. */
export function sourceOf(exchanges: readonly Exchange[], hasFailed: boolean): string {
  if (exchanges.length > 1) return `the network, at attempt ${exchanges.length}`;
  if (exchanges.length === 1) return 'the network';
  return hasFailed ? 'the client: no request was made' : 'memory: no request was made';
}

/** Milliseconds as they are read: fractions only where they say something. */
export function timeOf(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
