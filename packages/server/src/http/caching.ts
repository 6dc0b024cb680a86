/** For responses that change with usage and differ by response id: cached briefly, and privately. */
export const CACHED_BRIEFLY = 'private, max-age=10';

/** For files with a content hash in their names. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const NEVER_CACHED = 'no-store';
