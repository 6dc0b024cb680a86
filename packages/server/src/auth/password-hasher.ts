import { availableParallelism } from 'node:os';
import { createSemaphore } from '../http/semaphore.ts';
import { createTaskQueue } from '../media/task-queue.ts';
import { digestPassword, isPassword, type PasswordCost } from './passwords.ts';

/** Hashes passwords, a few at a time. Throws 503 if too many are waiting. */
export interface PasswordHasher {
  /** `network` is the network of the caller; see `AuthContext`. */
  readonly digest: (password: string, network: string) => Promise<string>;
  /** Whether a password matches a digest; see `isPassword`. */
  readonly matches: (attempt: PasswordAttempt) => Promise<boolean>;
}

export interface PasswordAttempt {
  readonly password: string;
  /** Undefined for an unknown name. */
  readonly digest: string | undefined;
  /** The network of the caller; see `AuthContext`. */
  readonly network: string;
}

/** Waiting and running hashes: a few seconds of work. */
const MAX_PENDING = 32;
/** Waiting and running hashes per network, so that one guesser cannot occupy the whole queue. */
const MAX_PENDING_PER_NETWORK = 16;
const BUSY = 'Too many passwords are being checked. Try again soon.';

/**
 * A hash takes about 250 ms of one of the four threads that Node.js also reads files with. Further hashes wait, so that
 * threads and a processor remain for media.
 */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const concurrency = Math.max(1, Math.min(2, availableParallelism() - 1));
  const queue = createTaskQueue({ concurrency, capacity: MAX_PENDING, busy: BUSY });
  const semaphore = createSemaphore({ max: MAX_PENDING, maxPerHolder: MAX_PENDING_PER_NETWORK, busy: BUSY });

  async function hash<T>(network: string, task: () => Promise<T>): Promise<T> {
    const release = semaphore.acquire(network);
    try {
      return await queue(task);
    } finally {
      release();
    }
  }

  return {
    digest: (password, network) => hash(network, () => digestPassword(password, cost)),
    matches: ({ password, digest, network }) => hash(network, () => isPassword(password, digest, cost)),
  };
}
