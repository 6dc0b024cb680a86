/** For responses that change with usage and differ by response id: cached briefly, and privately. */
export const CACHED_BRIEFLY = 'private, max-age=10';

export const NEVER_CACHED = 'no-store';
