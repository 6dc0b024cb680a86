const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 300_000;

/**
 * Returns the delay before the next retry, in ms: exponential backoff from 0.5–1 s to 2.5–5 minutes. Half of it is
 * jitter (`random`: 0 to 1), so that pages do not retry at the same time.
 */
export function retryDelay(failures: number, random: number): number {
  const base = Math.min(MAX_DELAY_MS / 2, MIN_DELAY_MS * 2 ** (failures - 1));
  return base * (1 + random);
}
