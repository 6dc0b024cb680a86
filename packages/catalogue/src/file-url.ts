const NAME = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/;

/**
 * Returns the URL of a file in the catalogue. Accepts the names in `items` and `channels`; throws a `RangeError` for a
 * name with a path, a scheme or `..`.
 *
 * @example
 * const url = fileUrl(item.master);
 */
export function fileUrl(name: string): URL {
  if (!NAME.test(name)) {
    throw new RangeError(
      `fileUrl: ${JSON.stringify(name)} is not the name of a catalogue file such as "liquid-marble.webp".`,
    );
  }
  return new URL(`../media/${name}`, import.meta.url);
}
