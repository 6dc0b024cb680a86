import { ApiError } from './api-error.ts';

export interface Semaphore {
  /** Acquires a permit for `holder`; call the returned function to release it. Throws 503 if none is available. */
  readonly acquire: (holder: string) => () => void;
}

export interface SemaphoreOptions {
  /** Permits in total. */
  readonly max: number;
  /** Permits per holder, so that one holder cannot block all others. */
  readonly maxPerHolder: number;
  /** Message of the 503. */
  readonly busy: string;
}

const RETRY_AFTER_SECONDS = 10;

/** Limits how much happens at the same time, for example how many files are held in memory. */
export function createSemaphore({ max, maxPerHolder, busy }: SemaphoreOptions): Semaphore {
  const holders: string[] = [];
  return {
    acquire(holder) {
      const heldByHolder = holders.filter((other) => other === holder).length;
      if (holders.length >= max || heldByHolder >= maxPerHolder) throw tooMany(busy);
      holders.push(holder);
      return () => {
        holders.splice(holders.indexOf(holder), 1);
      };
    },
  };
}

function tooMany(busy: string): ApiError {
  return new ApiError(busy, {
    status: 503,
    code: 'unavailable',
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
