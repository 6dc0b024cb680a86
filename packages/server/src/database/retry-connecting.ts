import { setTimeout } from 'node:timers/promises';
import { isConnectionError } from './is-connection-error.ts';

/** Enough for a Postgres that starts at the same time or recovers from a crash. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 500;

/** SQLSTATE classes that waiting does not change: 28 invalid authorization, 3D unknown database. */
const PERMANENT_STATES = ['28', '3D'];

export interface RetryOptions {
  /** Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Called after the first failure that is retried. */
  readonly onRetry?: ((error: unknown) => void) | undefined;
}

/** Runs `action`, and retries while the database is unreachable. */
export async function retryConnecting<T>(
  action: () => Promise<T>,
  { timeoutMs = TIMEOUT_MS, onRetry }: RetryOptions = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!isConnectionError(error) || isPermanent(error) || performance.now() + PAUSE_MS > deadline) throw error;
      if (attempt === 1) onRetry?.(error);
      await setTimeout(PAUSE_MS);
    }
  }
}

function isPermanent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return PERMANENT_STATES.some((state) => code.startsWith(state));
}
