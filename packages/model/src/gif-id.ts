const GIF_ID = /^[\w-]{1,64}$/;

/** Whether a value is an id that is safe as one segment of a path, everywhere in this project. */
export function isGifId(value: unknown): value is string {
  return typeof value === 'string' && GIF_ID.test(value);
}
