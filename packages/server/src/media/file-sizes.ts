/** Maximum number of sizes, about 20 MB. Above it, the size that was recorded first is forgotten. */
const MAX_SIZES = 200_000;

export interface FileSizes {
  /** Remembers the size in bytes of a file such as `fixed_width.gif`. */
  readonly record: (id: string, file: string, bytes: number) => void;
  /** Undefined if this process has not served the file. */
  readonly get: (id: string, file: string) => number | undefined;
}

/** The sizes of the renditions that this process has served: a rendition has no size before it is made. */
export function createFileSizes(): FileSizes {
  const sizes = new Map<string, number>();
  return {
    record(id, file, bytes) {
      sizes.set(`${id}/${file}`, bytes);
      const [oldest] = sizes.keys();
      if (sizes.size > MAX_SIZES && oldest !== undefined) sizes.delete(oldest);
    },
    get: (id, file) => sizes.get(`${id}/${file}`),
  };
}
