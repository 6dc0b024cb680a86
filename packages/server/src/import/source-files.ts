import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { ApiError } from '../http/api-error.ts';
import { messageOf } from '../server-error.ts';
import { shorten } from './shorten.ts';

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

/**
 * Files whose names may be composed otherwise than those that a list gives: macOS decomposes characters in the names of
 * files, and keyboards compose them.
 */
export function inAnyForm(files: SourceFiles): SourceFiles {
  return {
    ...files,
    async read(name) {
      for (const form of new Set([name, name.normalize('NFC'), name.normalize('NFD')])) {
        const content = await files.read(form);
        if (content !== undefined) return content;
      }
      return undefined;
    },
  };
}

/** The name of a file in an archive without parts ".", which some programs write: `./cat.gif`. */
export function withoutDots(name: string): string {
  const parts = name.split('/').filter((part) => part !== '.');
  return parts.join('/') || name;
}

/** Why the second file with a name in an archive cannot be imported. */
const REPEATED_NAME = 'The archive has two files of this name, and this is the second. Rename it.';

/** The files of an archive in order, and those whose name an earlier one has. */
export async function* listArchive(
  files: ReadonlyMap<string, { readonly fault?: string | undefined }>,
  repeated: readonly string[],
): AsyncGenerator<ListedFile> {
  for (const [name, { fault }] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isHidden(name) || fault !== undefined) yield { name, fault };
  }
  for (const name of repeated) if (!isHidden(name)) yield { name, fault: REPEATED_NAME };
}

const HIDDEN_FOLDERS: ReadonlySet<string> = new Set(['__MACOSX']);

/** Whether a file is created by the operating system, or hidden on purpose. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || HIDDEN_FOLDERS.has(part));
}

/** Files that people and systems add to folders of pictures, in lower case. */
const COMPANIONS: ReadonlySet<string> = new Set([
  ...['thumbs.db', 'desktop.ini'],
  ...['readme', 'readme.md', 'readme.txt', 'credits.txt'],
  ...['license', 'license.md', 'license.txt', 'licence', 'licence.md', 'licence.txt', 'copying'],
]);

/** Whether a file describes its folder. */
export function isCompanion(name: string): boolean {
  return COMPANIONS.has(posix.basename(name).toLowerCase());
}

/** The files of a folder, with their names in it. An empty name stands for the source itself. */
export function inFolder(files: SourceFiles, folder: string): SourceFiles {
  if (folder === '') return files;
  const start = `${folder}/`;
  return {
    ...files,
    async *list() {
      for await (const { name, fault } of files.list()) {
        if (name.startsWith(start)) yield { name: name.slice(start.length), fault };
      }
    },
    read: (name) => files.read(`${start}${name}`),
  };
}

/** The folder that has all files in it, as that of a folder that was zipped. Empty if they have none in common. */
export async function commonFolder({ list }: Pick<SourceFiles, 'list'>): Promise<string> {
  let common: readonly string[] | undefined;
  for await (const { name, fault } of list()) {
    if (fault !== undefined || isCompanion(name)) continue;
    const folders = name.split('/').slice(0, -1);
    const shared = common ?? folders;
    const end = shared.findIndex((part, index) => part !== folders[index]);
    common = end === -1 ? shared : shared.slice(0, end);
    if (common.length === 0) break;
  }
  return (common ?? []).join('/');
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
    list: () => walk(root),
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

/** In order. Not by recursion, because the stack of the engine has no room for thousands of nested folders. */
async function* walk(root: string): AsyncGenerator<ListedFile> {
  const waiting = await entriesOf(root, '');
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const { name, dirent, fault } = entry;
    if (fault !== undefined) yield { name, fault };
    else if (dirent?.isDirectory()) for (const inner of await entriesOf(root, name)) waiting.push(inner);
    else if (dirent?.isFile()) yield { name, fault: await faultOfName(join(root, name)) };
    else yield { name, fault: 'It is not a regular file. Copy the file to its place.' };
  }
}

interface FolderEntry extends ListedFile {
  readonly dirent?: Dirent | undefined;
}

/** What is in a folder, from the last name to the first. */
async function entriesOf(root: string, folder: string): Promise<FolderEntry[]> {
  try {
    const dirents = await readdir(join(root, folder), { withFileTypes: true });
    return dirents
      .filter(({ name }) => !isHidden(name))
      .sort((one, other) => (one.name < other.name ? 1 : -1))
      .map((dirent) => ({ name: folder === '' ? dirent.name : `${folder}/${dirent.name}`, dirent }));
  } catch (error) {
    return [{ name: folder || root, fault: `It cannot be read: ${messageOf(error)}.` }];
  }
}

/** Names that are no UTF-8 are read with U+FFFD, and then name no file. */
async function faultOfName(path: string): Promise<string | undefined> {
  if (!path.includes('\ufffd')) return undefined;
  return stat(path).then(
    () => undefined,
    () => 'Its name is not UTF-8. Rename it.',
  );
}

function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}

function outsideError(name: string): ApiError {
  return new ApiError(`${JSON.stringify(shorten(name))} is outside the folder of the import.`, {
    status: 400,
    code: 'validation',
    parameter: 'file',
  });
}
