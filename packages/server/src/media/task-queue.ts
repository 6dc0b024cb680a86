import { randomUUID } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Runs a task when its turn comes and resolves with its result. Throws 503 if too many are waiting. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

export interface TaskQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait. */
  readonly capacity: number;
  /** Message of the 503. */
  readonly busy: string;
}

export function createTaskQueue({ concurrency, capacity, busy }: TaskQueueOptions): TaskQueue {
  const queue = createWorkQueue({ concurrency, capacity });
  return async (task) => {
    const outcome: { result?: Awaited<ReturnType<typeof task>> } = {};
    try {
      await queue.run(randomUUID(), async () => {
        outcome.result = await task();
      });
    } catch (cause) {
      if (!(cause instanceof QueueFullError)) throw cause;
      throw new ApiError(busy, { status: 503, code: 'unavailable', headers: { 'Retry-After': '10' }, cause });
    }
    return outcome.result as Awaited<ReturnType<typeof task>>;
  };
}
