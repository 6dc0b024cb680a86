import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../database/create-folder.ts';
import { isCompleteFile } from './complete-file.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';
import { fileStream } from './file-stream.ts';

/** Stores files in a folder, which processes may share. */
export function createFolderStorage(folder: string): FileStorage {
  return {
    file: (name) => localFile(join(folder, name)),
    write: (name, content) => writeAtomically(join(folder, name), content),
    async addFolder(name, localFolder) {
      await syncFiles(localFolder);
      await rename(localFolder, join(folder, name));
    },
    deleteFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

/** A file on a disk of this machine. Its name is its path. */
export function localFile(path: string): StoredFile {
  return {
    name: path,
    size: () => stat(path).then(({ size }) => size, absent),
    isComplete: () => isCompleteFile(path),
    digest: async () => digestOf(await readFile(path)),
    source: async () => path,
    stream: (range) => fileStream(path, range),
  };
}

/** A short digest of the content of a file. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}

async function writeAtomically(path: string, content: Buffer): Promise<void> {
  await createFolder(dirname(path));
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFiles(folder: string): Promise<void> {
  for (const name of [...(await readdir(folder)), '.']) {
    const file = await open(join(folder, name));
    await file.sync().finally(() => file.close());
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
