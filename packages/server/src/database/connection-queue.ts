import { DatabaseBusyError, QueryAbortedError } from './database-errors.ts';
import type { QueryScope } from './query-scope.ts';

/** How connections are used at this moment. */
export interface QueueUsage {
  /** Maximum number of connections. */
  readonly max: number;
  readonly active: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

export interface ConnectionQueue {
  /**
   * Resolves with a function that frees the connection, once there is one. Throws a `DatabaseBusyError` if too many
   * requests wait or this one has waited too long, and a `QueryAbortedError` once the request is aborted.
   */
  readonly acquire: (scope: QueryScope) => Promise<() => void>;
  readonly usage: () => QueueUsage;
}

interface ConnectionQueueOptions {
  readonly connections: number;
  /** Maximum number of statements of requests that wait. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly isUrgent: boolean;
  readonly start: () => void;
}

/**
 * Grants connections in the order of the calls; health checks are first. Background work waits for as long as it takes,
 * since nobody would repeat it.
 */
export function createConnectionQueue(options: ConnectionQueueOptions): ConnectionQueue {
  const { connections, maxWaiting, maxWaitMs } = options;
  const waiting: Waiting[] = [];
  let active = 0;
  let waitingRequests = 0;

  function grant(): () => void {
    active += 1;
    return () => {
      active -= 1;
      const urgent = waiting.findIndex(({ isUrgent }) => isUrgent);
      const [next] = waiting.splice(Math.max(urgent, 0), 1);
      next?.start();
    };
  }

  function waitForTurn({ work, signal }: QueryScope): Promise<() => void> {
    const isRequest = work !== 'background';
    if (isRequest && waitingRequests >= maxWaiting) {
      throw new DatabaseBusyError(`${maxWaiting} statements are already waiting for a connection to the database.`);
    }
    if (isRequest) waitingRequests += 1;
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        isUrgent: work === 'health',
        start() {
          settle();
          resolve(grant());
        },
      };
      const settle = () => {
        if (isRequest) waitingRequests -= 1;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const leave = (error: Error) => {
        waiting.splice(waiting.indexOf(entry), 1);
        settle();
        reject(error);
      };
      const onAbort = () => leave(new QueryAbortedError('The request was aborted while it waited for the database.'));
      const onTimeout = () =>
        leave(new DatabaseBusyError(`No connection to the database was free in ${maxWaitMs} ms.`));
      const timer = isRequest ? setTimeout(onTimeout, maxWaitMs) : undefined;
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(entry);
    });
  }

  return {
    async acquire(scope) {
      if (scope.signal?.aborted) throw new QueryAbortedError('The request was aborted.');
      return active < connections ? grant() : waitForTurn(scope);
    },
    usage: () => ({ max: connections, active, waiting: waiting.length }),
  };
}
