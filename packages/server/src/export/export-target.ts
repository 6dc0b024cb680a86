import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { createFolder } from '../database/create-folder.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { MEDIA_FOLDER } from '../import/store-library-files.ts';
import { messageOf, ServerError } from '../server-error.ts';
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

export interface TargetOptions {
  /** A `.zip`, or a folder that does not exist or is empty. */
  readonly path: string;
  /** Permissions of the folder. Default: those of a new folder. */
  readonly mode?: number | undefined;
}

/**
 * Writes a target. Deletes it if `write` throws or was aborted. Throws a `ServerError` if it exists, cannot be created, or
 * its disk is full.
 */
export async function writeTarget<T extends { readonly isAborted: boolean }>(
  options: TargetOptions,
  write: (target: ExportTarget) => Promise<T>,
): Promise<T> {
  const target = await openTarget(options);
  try {
    const result = await write(target);
    if (result.isAborted) await target.discard();
    else await target.finish();
    return result;
  } catch (error) {
    await target.discard();
    if (!isStorageFull(error)) throw error;
    throw new ServerError(`The disk of ${options.path} is full. Free some space and run the same command again.`, {
      cause: error,
    });
  }
}

async function openTarget({ path, mode }: TargetOptions): Promise<ExportTarget> {
  const isArchive = isArchivePath(path);
  try {
    await requireAbsent(path, { isArchive });
    await createFolder(dirname(path));
    const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
    await rm(unfinished, { recursive: true, force: true });
    return await (isArchive ? zipTarget(path, unfinished) : folderTarget({ path, mode }, unfinished));
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new ServerError(`${path} cannot be written: ${messageOf(cause)}.`, { cause });
  }
}

/** Whether a target is a ZIP. */
export function isArchivePath(path: string): boolean {
  return extname(path).toLowerCase() === '.zip';
}

async function requireAbsent(path: string, { isArchive }: { readonly isArchive: boolean }): Promise<void> {
  const found = await lstat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return;
  if (isArchive || !found.isDirectory()) {
    throw new ServerError(`${path} exists. Choose another name, or delete it first.`);
  }
  if ((await readdir(path)).length > 0) {
    throw new ServerError(`${path} is not empty. Choose another folder, or empty it first.`);
  }
}

async function folderTarget({ path, mode }: TargetOptions, unfinished: string): Promise<ExportTarget> {
  await mkdir(unfinished, { mode });
  return {
    async add(name, content) {
      const file = join(unfinished, ...name.split('/'));
      await createFolder(dirname(file));
      await pipeline(content, createWriteStream(file, FLUSHED));
    },
    async finish() {
      await rmdir(path).catch(() => undefined);
      await rename(unfinished, path);
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** A target must not have its name before its content is on the disk. */
const FLUSHED = { flush: true };

async function zipTarget(path: string, unfinished: string): Promise<ExportTarget> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, FLUSHED));
  // `add` and `finish` throw it.
  written.catch(() => undefined);
  // It is an error of the content, which `add` throws.
  zip.on('error', () => undefined);
  return {
    async add(name, content, modified) {
      // Media is compressed already.
      zip.addReadStream(content, name, { mtime: modified, compress: !name.startsWith(`${MEDIA_FOLDER}/`) });
      try {
        // If the disk is full, nothing reads the content any more.
        await Promise.race([finished(content), written]);
      } catch (error) {
        content.destroy();
        throw error;
      }
    },
    async finish() {
      zip.end();
      await written;
      await rename(unfinished, path);
    },
    async discard() {
      (zip.outputStream as Readable).destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** The content of a stored file as a stream. */
export async function openFile(file: StoredFile): Promise<Readable> {
  const source = await file.source();
  return typeof source === 'string' ? createReadStream(source) : Readable.from([source]);
}
