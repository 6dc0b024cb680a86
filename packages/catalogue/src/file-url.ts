const NAME = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/;

/**
 * Where a file of the catalogue is: `fileUrl(item.master)`.
 * Names are those of `items` and `channels`; one with a path, a scheme or `..` throws a RangeError.
 */
export function fileUrl(name: string): URL {
  if (!NAME.test(name)) {
    throw new RangeError(
      `fileUrl: ${JSON.stringify(name)} is not the name of a catalogue file such as "liquid-marble.webp".`,
    );
  }
  return new URL(`../media/${name}`, import.meta.url);
}
