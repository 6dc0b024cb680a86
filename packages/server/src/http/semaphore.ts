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
}

const RETRY_AFTER_SECONDS = 10;

/** Limits how many files are held in memory at the same time. */
export function createSemaphore({ max, maxPerHolder }: SemaphoreOptions): Semaphore {
  const holders: string[] = [];
  return {
    acquire(holder) {
      const own = holders.filter((each) => each === holder).length;
      if (holders.length >= max || own >= maxPerHolder) throw tooMany();
      holders.push(holder);
      return () => {
        holders.splice(holders.indexOf(holder), 1);
      };
    },
  };
}

function tooMany(): ApiError {
  return new ApiError(503, 'unavailable', 'Too many files are being uploaded. Try again soon.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
