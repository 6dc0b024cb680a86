import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Maximum number of sizes, about 20 MB. Above it, the size that was recorded first is forgotten. */
const MAX_SIZES = 200_000;

export interface FileSizes {
  /** Remembers the size in bytes of a file such as `fixed_width.gif`. */
  readonly record: (id: string, file: string, bytes: number) => void;
  /** Undefined if the file has never been made. */
  readonly get: (id: string, file: string) => number | undefined;
  /** Resolves once all sizes are written. */
  readonly flush: () => Promise<void>;
}

/**
 * The sizes of renditions: a rendition has no size before it is made. They are kept in a text file next to the
 * renditions, one per line, which is read before the first call. Sizes that cannot be written are lost at the end of
 * the process, and recorded again when the file is served.
 */
export function createFileSizes(path: string): FileSizes {
  let loaded: Map<string, number> | undefined;
  let unwritten = '';
  let writing = Promise.resolve();

  function sizes(): Map<string, number> {
    loaded ??= readSizes(path);
    return loaded;
  }

  async function write(): Promise<void> {
    const lines = unwritten;
    unwritten = '';
    if (lines === '') return;
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, lines);
  }

  return {
    record(id, file, bytes) {
      const key = `${id}/${file}`;
      if (sizes().get(key) === bytes) return;
      sizes().set(key, bytes);
      const [oldest] = sizes().keys();
      if (sizes().size > MAX_SIZES && oldest !== undefined) sizes().delete(oldest);
      unwritten += `${key} ${bytes}\n`;
      writing = writing.then(write).catch(() => {});
    },
    get: (id, file) => sizes().get(`${id}/${file}`),
    flush: () => writing,
  };
}

function readSizes(path: string): Map<string, number> {
  const lines = readLines(path);
  const parsed = lines.slice(-MAX_SIZES).flatMap((line) => {
    const [key = '', bytes] = line.split(' ');
    const size = Number(bytes);
    return size > 0 ? [[key, size] as const] : [];
  });
  if (lines.length > MAX_SIZES) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, parsed.map(([key, size]) => `${key} ${size}\n`).join(''));
  }
  return new Map(parsed);
}

/** The last line may be incomplete after a crash. */
function readLines(path: string): readonly string[] {
  try {
    const text = readFileSync(path, 'utf8');
    return text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  } catch {
    return [];
  }
}
