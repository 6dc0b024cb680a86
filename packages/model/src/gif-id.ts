/**
 * The source of a regular expression for ids of GIFs, channels and creators: safe as one segment of a path.
 * Unanchored, so that larger patterns can contain it.
 *
 * @example
 * const CHANNEL_TERM = new RegExp(`^@(${GIF_ID_PATTERN}) `);
 */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

/**
 * Whether a value is a valid id: 1 to 64 letters, digits, `_` and `-`.
 *
 * @example
 * isGifId('cat-nap'); // true
 * isGifId('../admin'); // false
 */
export function isGifId(value: unknown): value is string {
  return typeof value === 'string' && GIF_ID.test(value);
}

const GIF_ID = new RegExp(`^${GIF_ID_PATTERN}$`);
