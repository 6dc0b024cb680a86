import { randomUUID } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { createWorkQueue, QueueFullError } from '../../media/work-queue.ts';

/** Does heavy work in its turn, and gives its result. */
export type Working = <T>(work: () => Promise<T>) => Promise<T>;

const CAPACITY = 16;

/** One heavy work at a time, some waiting; more are told to come back. */
export function createWorking(): Working {
  const queue = createWorkQueue({ concurrency: 1, capacity: CAPACITY });
  return async (work) => {
    const outcome: { result?: Awaited<ReturnType<typeof work>> } = {};
    try {
      await queue.run(randomUUID(), async () => {
        outcome.result = await work();
      });
    } catch (cause) {
      if (!(cause instanceof QueueFullError)) throw cause;
      const headers = { 'Retry-After': '10' };
      throw new ApiError(503, 'unavailable', 'Too many files are being worked on. Try again soon.', { headers, cause });
    }
    return outcome.result as Awaited<ReturnType<typeof work>>;
  };
}
