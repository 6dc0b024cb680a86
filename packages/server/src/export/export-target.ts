import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { isStorageFull } from '../http/storage-full.ts';
import { ServerError } from '../server-error.ts';
import type { StoredFile } from '../storage/file-storage.ts';

/** A folder or a ZIP that is written under another name, and has its own name once it is complete. */
export interface ExportTarget {
  /** Adds a file. `modified` is its date in a ZIP. */
  readonly add: (name: string, content: Readable, modified: Date) => Promise<void>;
  /** Ends the target. */
  readonly finish: () => Promise<void>;
  /** Deletes what was written. */
  readonly discard: () => Promise<void>;
}

/**
 * Writes a target: a `.zip`, or a folder that does not exist or is empty. Deletes it if `write` throws or was aborted.
 * Throws a `ServerError` if it exists or its disk is full.
 */
export async function writeTarget<T extends { readonly isAborted: boolean }>(
  path: string,
  write: (target: ExportTarget) => Promise<T>,
): Promise<T> {
  const target = await openTarget(path);
  try {
    const result = await write(target);
    if (result.isAborted) await target.discard();
    else await target.finish();
    return result;
  } catch (error) {
    await target.discard();
    if (!isStorageFull(error)) throw error;
    throw new ServerError(`The disk of ${path} is full. Free some space and run the same command again.`, {
      cause: error,
    });
  }
}

async function openTarget(path: string): Promise<ExportTarget> {
  await requireAbsent(path);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  return extname(path).toLowerCase() === '.zip' ? zipTarget(path, unfinished) : folderTarget(path, unfinished);
}

async function requireAbsent(path: string): Promise<void> {
  const entries = await readdir(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new ServerError(`${path} exists. Choose another name, or delete it first.`, { cause: error });
  });
  if (entries.length > 0) throw new ServerError(`${path} is not empty. Choose another folder, or empty it first.`);
}

async function folderTarget(path: string, unfinished: string): Promise<ExportTarget> {
  await mkdir(unfinished);
  return {
    async add(name, content) {
      const file = join(unfinished, ...name.split('/'));
      await mkdir(dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file));
    },
    async finish() {
      await rmdir(path).catch(() => undefined);
      await rename(unfinished, path);
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  };
}

async function zipTarget(path: string, unfinished: string): Promise<ExportTarget> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished));
  let current: Readable | undefined;
  const fail = (error: Error) => current?.destroy(error);
  zip.on('error', fail);
  written.catch(fail);
  return {
    async add(name, content, modified) {
      current = content;
      // Media is compressed already.
      zip.addReadStream(content, name, { mtime: modified, compress: !name.startsWith('media/') });
      await finished(content);
    },
    async finish() {
      zip.end();
      await written;
      await rename(unfinished, path);
    },
    async discard() {
      zip.end();
      await rm(unfinished, { force: true });
    },
  };
}

/** The content of a stored file as a stream. */
export async function openFile(file: StoredFile): Promise<Readable> {
  const source = await file.source();
  return typeof source === 'string' ? createReadStream(source) : Readable.from([source]);
}
