import type { CallOptions, Connection } from './connection.ts';

/**
 * Says once that a call failed, and goes on: for calls whose failure is no business of the person who made them
 * (design, ruling 16). An abort is the caller's own wish and rejects as everywhere.
 */
export async function logFailure(
  { log }: Connection,
  name: string,
  { signal }: CallOptions,
  call: () => Promise<void>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (signal?.aborted) throw error;
    log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
