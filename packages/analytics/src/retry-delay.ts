const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 300_000;

/** Doubles from 1 s to 5 minutes, half of it drawn (`random` 0 to 1), so that pages do not come back together. */
export function retryDelay(failures: number, random: number): number {
  return Math.min(LAST_RETRY_MS / 2, (FIRST_RETRY_MS / 4) * 2 ** failures) * (1 + random);
}
