import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { createFolder } from '../../database/create-folder.ts';
import type { StoredItem } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { computeBlurhash } from '../../media/processing/blurhash.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { requireFrameLimit } from '../../media/processing/pixel-limit.ts';
import { requireComplete } from '../../media/processing/require-complete.ts';
import { sniffType } from '../../media/processing/sniff-type.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { type EncodedFiles, encodeFiles, type UploadKind } from './encode-files.ts';
import type { ProgressReporter } from './upload-progress.ts';
import { uploadSource } from './upload-source.ts';

export interface FilesContext {
  /** Storage with one folder per upload, shared by all processes. */
  readonly uploads: FileStorage;
  /** Local folder for unfinished uploads, on the disk of the storage if that is a folder. */
  readonly folder: string;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
}

export interface UploadedFile {
  /** Name of a new folder in the storage: `newFolderName()`. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Default: a clip becomes a video, anything else a GIF. A WebM is a clip if it has sound or many frames. */
  readonly type?: UploadKind | undefined;
  readonly progress: ProgressReporter;
  /** As in `EncodeFilesOptions`. */
  readonly keepsSource?: boolean | undefined;
}

/** The fields of an item that describe its files. */
export type ItemMedia = Pick<
  StoredItem,
  'kind' | 'width' | 'height' | 'frames' | 'duration_ms' | 'master' | 'mp4' | 'video' | 'bytes' | 'blurhash'
>;

/** A random name, which is also the id of an upload. */
export function newFolderName(): string {
  return `u${randomBytes(9).toString('base64url').replace(/[-_]/g, '0')}`;
}

/** The folder of an item's files in the storage. */
export function folderOf({ master }: Pick<ItemMedia, 'master'>): string {
  return posix.dirname(master);
}

/** The bytes of an item's files. */
export function bytesOf({ bytes }: Pick<ItemMedia, 'bytes'>): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

/** Encodes a file and adds the result to the storage. Throws an `ApiError` for one that cannot be accepted. */
export async function storeFiles(
  { uploads, folder, findFfmpeg }: FilesContext,
  { name, bytes, type, progress, keepsSource }: UploadedFile,
): Promise<ItemMedia> {
  const source = uploadSource(sniffType(bytes), await findFfmpeg());
  // The frames of a clip are limited after its duration.
  if (source.type !== 'mp4') requireFrameLimit(bytes, source.type, 'file');
  requireKind(type, source);
  requireComplete(bytes, source.type, 'file');
  const unfinished = join(folder, `.${name}`);
  await createFolder(unfinished);
  try {
    const files = await encodeFiles({ bytes, source, type, folder: unfinished, progress, keepsSource });
    const kind = type ?? (files.clip === undefined ? 'gif' : 'video');
    await removeIntermediates(unfinished, files);
    const sizes = await sizesOf(unfinished, name);
    const blurhash = await computeBlurhash(join(unfinished, files.master));
    await uploads.addFolder(name, unfinished);
    return toMedia({ name, kind, files, sizes, blurhash });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A WebM can be both: a video, or an animation. */
function requireKind(requested: UploadKind | undefined, { type }: { readonly type: string }): void {
  if (requested === undefined || type === 'webm' || (type === 'mp4') === (requested === 'video')) return;
  const message = type === 'mp4' ? 'type: an MP4 must be a video' : 'type: a video must be an MP4 or WebM';
  throw new ApiError(message, { status: 400, code: 'validation', parameter: 'type' });
}

/** Deletes the files that are not served. */
async function removeIntermediates(folder: string, { master, mp4, clip }: EncodedFiles): Promise<void> {
  const served = [master, mp4, clip?.file];
  for (const name of await readdir(folder)) {
    if (!served.includes(name)) await rm(join(folder, name));
  }
}

type Sizes = { readonly [file: string]: number };

/** The sizes of the files, by their names in the storage. */
async function sizesOf(folder: string, name: string): Promise<Sizes> {
  const files = await readdir(folder);
  const sizes = await Promise.all(
    files.map(async (file) => [`${name}/${file}`, (await stat(join(folder, file))).size]),
  );
  return Object.fromEntries(sizes);
}

interface StoredFiles {
  readonly name: string;
  readonly kind: UploadKind;
  readonly files: EncodedFiles;
  readonly sizes: Sizes;
  readonly blurhash: string;
}

function toMedia({ name, kind, files, sizes, blurhash }: StoredFiles): ItemMedia {
  const { width, height, frames, duration_ms, master, mp4, clip } = files;
  return {
    kind,
    width,
    height,
    frames,
    duration_ms,
    master: `${name}/${master}`,
    ...(mp4 === undefined ? {} : { mp4: { original: `${name}/${mp4}` } }),
    ...(clip === undefined
      ? {}
      : { video: { assets: { '360p': { ...clip, file: `${name}/${clip.file}` } }, duration: duration_ms / 1000 } }),
    bytes: sizes,
    blurhash,
  };
}
