import { randomUUID } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { createWorkQueue, QueueFullError } from '../../media/work-queue.ts';

/** Runs one task at a time and resolves with its result. Throws 503 if too many are waiting. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>;

const CAPACITY = 16;

export function createSerialQueue(): SerialQueue {
  const queue = createWorkQueue({ concurrency: 1, capacity: CAPACITY });
  return async (task) => {
    const outcome: { result?: Awaited<ReturnType<typeof task>> } = {};
    try {
      await queue.run(randomUUID(), async () => {
        outcome.result = await task();
      });
    } catch (cause) {
      if (!(cause instanceof QueueFullError)) throw cause;
      const headers = { 'Retry-After': '10' };
      throw new ApiError(503, 'unavailable', 'Too many files are being processed. Try again soon.', { headers, cause });
    }
    return outcome.result as Awaited<ReturnType<typeof task>>;
  };
}
