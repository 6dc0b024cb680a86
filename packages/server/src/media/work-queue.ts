import { runShared } from '../database/query-scope.ts';

/** Requests go before background work. */
export type Priority = 'request' | 'background';

export interface RunOptions {
  readonly priority?: Priority | undefined;
  /** Aborts the wait of this caller. Work without callers that has not started is dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Jobs at this moment. */
export interface WorkQueueUsage {
  readonly running: number;
  readonly waitingJobs: number;
}

export interface WorkQueue {
  /** Runs the work of a key once for all concurrent callers. Throws a `QueueFullError` if the queue is full. */
  run(key: string, work: () => Promise<void>, options?: RunOptions): Promise<void>;
  readonly usage: () => WorkQueueUsage;
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Job {
  readonly work: () => Promise<void>;
  readonly done: Promise<void>;
  readonly settle: (outcome: Promise<void>) => void;
  priority: Priority;
  started: boolean;
  waiters: number;
}

/**
 * Runs at most `concurrency` jobs at a time, in order; at most `capacity` requests wait. Background work leaves one
 * slot free, so that requests never wait for it.
 */
export function createWorkQueue({ concurrency = 2, capacity = 128 } = {}): WorkQueue {
  const jobs = new Map<string, Job>();
  let running = 0;

  const waiting = (priority: Priority) => [...jobs].filter(([, job]) => !job.started && job.priority === priority);

  function startNext(): void {
    const slots = Math.max(1, concurrency - 1);
    const [next] = [...waiting('request'), ...(running < slots ? waiting('background') : [])];
    if (next === undefined || running >= concurrency) return;
    const [key, job] = next;
    job.started = true;
    running += 1;
    job.settle(
      runShared(job.work).finally(() => {
        running -= 1;
        jobs.delete(key);
        startNext();
      }),
    );
    startNext();
  }

  return {
    usage: () => ({ running, waitingJobs: jobs.size - running }),
    async run(key, work, { priority = 'request', signal } = {}) {
      signal?.throwIfAborted();
      let job = jobs.get(key);
      if (job === undefined) {
        if (priority === 'request' && running >= concurrency && waiting('request').length >= capacity) {
          throw new QueueFullError(`${capacity} jobs are already waiting.`);
        }
        job = createJob(work, priority);
        jobs.set(key, job);
      } else if (priority === 'request') {
        job.priority = 'request';
      }
      job.waiters += 1;
      startNext();
      try {
        await untilAborted(job.done, signal);
      } finally {
        job.waiters -= 1;
        if (job.waiters === 0 && !job.started) jobs.delete(key);
      }
    },
  };
}

function createJob(work: () => Promise<void>, priority: Priority): Job {
  let settle: Job['settle'] = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // The work may fail after its last caller has left.
  done.catch(() => {});
  return { work, done, settle, priority, started: false, waiters: 0 };
}

function untilAborted(done: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return done;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    done.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
