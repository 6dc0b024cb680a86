import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolder } from '../database/create-folder.ts';

/** Maximum number of sizes, about 20 MB. Above it, the sizes of the item that was recorded first are forgotten. */
const MAX_SIZES = 200_000;

export interface FileSizes {
  /** Remembers the size in bytes of a file such as `fixed_width.gif`. */
  readonly record: (id: string, file: string, bytes: number) => void;
  /** The sizes of the files of an item that have been made, by name. Undefined if it has none. */
  readonly of: (id: string) => ReadonlyMap<string, number> | undefined;
  /** Resolves once all sizes are written. */
  readonly flush: () => Promise<void>;
}

/**
 * The sizes of renditions: a rendition has no size before it is made. They are kept in a text file next to the
 * renditions, one per line, which is read before the first call. Sizes that cannot be written are lost at the end of
 * the process, and recorded again when the file is served.
 */
export function createFileSizes(path: string): FileSizes {
  let loaded: LoadedSizes | undefined;
  let unwritten = '';
  let writing = Promise.resolve();

  function sizes(): LoadedSizes {
    loaded ??= readSizes(path);
    return loaded;
  }

  async function write(): Promise<void> {
    const lines = unwritten;
    unwritten = '';
    if (lines === '') return;
    await createFolder(dirname(path));
    await appendFile(path, lines);
  }

  return {
    record(id, file, bytes) {
      if (sizes().of(id)?.get(file) === bytes) return;
      sizes().add({ id, file, bytes });
      unwritten += lineOf({ id, file, bytes });
      writing = writing.then(write).catch(() => {});
    },
    of: (id) => sizes().of(id),
    flush: () => writing,
  };
}

interface FileSize {
  readonly id: string;
  readonly file: string;
  readonly bytes: number;
}

interface LoadedSizes {
  readonly add: (size: FileSize) => void;
  readonly of: FileSizes['of'];
}

/** By item, because a response looks up some fifty files of each item, and most items have none. */
function createLoadedSizes(): LoadedSizes {
  const sizesById = new Map<string, Map<string, number>>();
  let count = 0;
  return {
    add({ id, file, bytes }) {
      const sizes = sizesById.get(id) ?? new Map<string, number>();
      sizesById.set(id, sizes);
      if (!sizes.has(file)) count += 1;
      sizes.set(file, bytes);
      const [oldest] = sizesById;
      if (count <= MAX_SIZES || oldest === undefined) return;
      const [oldestId, forgotten] = oldest;
      sizesById.delete(oldestId);
      count -= forgotten.size;
    },
    of: (id) => sizesById.get(id),
  };
}

function readSizes(path: string): LoadedSizes {
  const sizes = createLoadedSizes();
  const lines = readLines(path);
  const latest = lines.slice(-MAX_SIZES).flatMap((line) => parseLine(line) ?? []);
  for (const size of latest) sizes.add(size);
  if (lines.length > MAX_SIZES) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, latest.map(lineOf).join(''));
  }
  return sizes;
}

/** Ids contain no slash. */
function lineOf({ id, file, bytes }: FileSize): string {
  return `${id}/${file} ${bytes}\n`;
}

function parseLine(line: string): FileSize | undefined {
  const [key = '', bytes] = line.split(' ');
  const [id = '', file = ''] = key.split('/');
  return Number(bytes) > 0 ? { id, file, bytes: Number(bytes) } : undefined;
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
