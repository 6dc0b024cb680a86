import { rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { type FilesContext, newFolderName } from '../admin/uploads/store-files.ts';
import { createFolder } from '../database/create-folder.ts';
import type { StoredItem } from '../database/schema.ts';
import { fileNames, renameFiles } from '../library/catalogue/item-file-names.ts';
import { computeBlurhash } from '../media/processing/blurhash.ts';
import { readPicture } from '../media/processing/picture.ts';
import { requireFrameLimit } from '../media/processing/pixel-limit.ts';
import { requireComplete } from '../media/processing/require-complete.ts';
import { sniffType } from '../media/processing/sniff-type.ts';
import { ServerError } from '../server-error.ts';
import type { SourceFiles } from './source-files.ts';

/** The folder of the files in a catalogue and in an export. */
export const MEDIA_FOLDER = 'media';

const MAX_CAPTIONS_BYTES = 1024 * 1024;

/**
 * Adds the files of an item to the storage as they are, and returns the item with their new names. Throws an error with
 * the reason if a file is missing or not what the item says.
 */
export async function storeLibraryFiles(
  { uploads, folder }: Pick<FilesContext, 'uploads' | 'folder'>,
  item: CatalogueItem,
  files: Pick<SourceFiles, 'read'>,
): Promise<StoredItem> {
  const name = newFolderName();
  const unfinished = join(folder, `.${name}`);
  const renamed = newNames(item);
  await createFolder(unfinished);
  try {
    const bytes: { [file: string]: number } = {};
    let blurhash: string | undefined;
    for (const [file, newName] of renamed) {
      const content = await readLibraryFile(files, file);
      await requireContent(item, file, content);
      await writeFile(join(unfinished, newName), content);
      bytes[`${name}/${newName}`] = content.length;
      if (file === item.master) blurhash = await computeBlurhash(content);
    }
    await uploads.addFolder(name, unfinished);
    return { ...renameFiles(item, (file) => `${name}/${renamed.get(file)}`), bytes, ...(blurhash && { blurhash }) };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Reads a file of a catalogue or an export. Throws a `ServerError` if it is missing. */
export async function readLibraryFile({ read }: Pick<SourceFiles, 'read'>, file: string): Promise<Buffer> {
  const content = await read(`${MEDIA_FOLDER}/${file}`);
  if (content === undefined) throw new ServerError(`There is no file ${MEDIA_FOLDER}/${file}.`);
  return content;
}

/** The names of an item's files without their folders. Files with the same name get a number. */
export function newNames(item: CatalogueItem): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of new Set(fileNames(item))) {
    const base = posix.basename(file);
    let name = base;
    for (let number = 1; taken.has(name); number += 1) name = `${number}-${base}`;
    taken.add(name);
    names.set(file, name);
  }
  return names;
}

/** Checks that a file is a picture of the item's size, a video, or captions. */
async function requireContent(item: CatalogueItem, file: string, content: Buffer): Promise<void> {
  const { master, video } = item;
  if (content.length === 0) throw new ServerError(`${file} is empty.`);
  if (file === master) return requireMaster(item, content);
  if (Object.values(video?.captions ?? {}).includes(file)) {
    if (content.length > MAX_CAPTIONS_BYTES || !content.toString('utf8').startsWith('WEBVTT')) {
      throw new ServerError(`${file} is not a WebVTT file of at most ${MAX_CAPTIONS_BYTES} bytes.`);
    }
    return;
  }
  const { type, name = 'of an unknown type' } = sniffType(content);
  if (type !== 'mp4') throw new ServerError(`${file} is ${name}, not MP4.`);
  requireExtension(file, type);
  requireComplete(content, type, 'file');
}

/** The extension decides how a stored file is read. */
function requireExtension(file: string, type: string): void {
  if (posix.extname(file) !== `.${type}`) throw new ServerError(`The name of ${file} does not end with .${type}.`);
}

async function requireMaster({ master, width, height, frames }: CatalogueItem, content: Buffer): Promise<void> {
  const { type, name = 'of an unknown type' } = sniffType(content);
  if (type !== 'gif' && type !== 'webp') throw new ServerError(`${master} is ${name}, not GIF or WebP.`);
  requireExtension(master, type);
  requireFrameLimit(content, type, 'file');
  requireComplete(content, type, 'file');
  const { facts } = await readPicture(content, 'file');
  if (facts.width !== width || facts.height !== height || facts.frames !== frames) {
    throw new ServerError(
      `${master} has ${facts.frames} frames of ${facts.width} × ${facts.height} pixels, not ${frames} of ${width} × ${height}.`,
    );
  }
}
