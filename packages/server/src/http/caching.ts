/** For answers that change as people use the service, and differ by response id: kept by the caller alone, briefly. */
export const CACHED_BRIEFLY = 'private, max-age=10';

export const NEVER_CACHED = 'no-store';
