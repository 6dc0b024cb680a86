import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { ApiError } from '../http/api-error.ts';
import { messageOf } from '../server-error.ts';

/** The files of a folder or an archive. Names have "/" between their parts. */
export interface SourceFiles {
  /** All names in order. Hidden files and folders are left out. A fault is the reason why a file cannot be read. */
  readonly list: () => AsyncIterable<ListedFile>;
  /** Undefined if there is no such file. Throws if it is outside the source, too large, or damaged. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  readonly fault?: string | undefined;
}

const HIDDEN_FOLDERS: ReadonlySet<string> = new Set(['__MACOSX']);

/** Whether a file is created by the operating system, or hidden on purpose. */
export function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || HIDDEN_FOLDERS.has(part));
}

export function tooLargeError(): ApiError {
  return new ApiError(`The file is too large: the limit is ${MAX_BYTES} bytes.`, {
    status: 413,
    code: 'too-large',
    parameter: 'file',
  });
}

/** Error codes of names that are no file. */
const NO_FILE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Opens a folder. Links are listed with a fault, since they can lead out of it. */
export function folderFiles(folder: string): SourceFiles {
  const root = resolve(folder);
  return {
    list: () => walk(root, ''),
    async read(name) {
      const path = resolve(root, name);
      if (!isInside(path, root)) throw outsideError(name);
      // No file has such a name, and Node.js throws for it.
      if (name.includes('\0')) return undefined;
      try {
        if (!isInside(await realpath(path), await realpath(root))) throw outsideError(name);
        const found = await stat(path);
        // A pipe has no end.
        if (!found.isFile()) return undefined;
        if (found.size > MAX_BYTES) throw tooLargeError();
        return await readFile(path);
      } catch (error) {
        if (error instanceof Error && 'code' in error && NO_FILE.has(error.code)) return undefined;
        throw error;
      }
    },
    close: async () => {},
  };
}

async function* walk(root: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries: Dirent[] = [];
  try {
    for (const entry of await readdir(join(root, prefix), { withFileTypes: true })) {
      if (!isHidden(entry.name)) entries.push(entry);
    }
  } catch (error) {
    yield { name: prefix || root, fault: `It cannot be read: ${messageOf(error)}.` };
  }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, name);
    else if (entry.isFile()) yield { name };
    else yield { name, fault: 'It is not a regular file. Copy the file to its place.' };
  }
}

function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}

function outsideError(name: string): ApiError {
  return new ApiError(`${JSON.stringify(name)} is outside the folder of the import.`, {
    status: 400,
    code: 'validation',
    parameter: 'file',
  });
}
