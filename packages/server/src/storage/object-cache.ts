/** Enough for the hottest thousand pictures, and little next to the memory of the process. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Larger files would replace too many others. */
const MAX_OBJECT_BYTES = 2 * 1024 * 1024;

/** Keeps the objects that were read last in memory: they are read without a request, even while the storage is away. */
export interface ObjectCache {
  readonly get: (key: string) => Buffer | undefined;
  /** Whether an object of this size is kept. */
  readonly accepts: (bytes: number) => boolean;
  readonly set: (key: string, content: Buffer) => void;
  readonly deleteFolder: (prefix: string) => void;
}

export function createObjectCache(maxBytes = MAX_BYTES): ObjectCache {
  /** The least recently used one is first. */
  const objects = new Map<string, Buffer>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= objects.get(key)?.length ?? 0;
    objects.delete(key);
  }

  const accepts = (size: number) => size <= Math.min(maxBytes, MAX_OBJECT_BYTES);
  return {
    accepts,
    get(key) {
      const content = objects.get(key);
      if (content === undefined) return undefined;
      objects.delete(key);
      objects.set(key, content);
      return content;
    },
    set(key, content) {
      if (!accepts(content.length)) return;
      remove(key);
      objects.set(key, content);
      bytes += content.length;
      for (const oldest of objects.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    deleteFolder(prefix) {
      for (const key of [...objects.keys()]) if (key.startsWith(prefix)) remove(key);
    },
  };
}
