import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GifType, Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import { isConnectionError } from '../../database/is-connection-error.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import type { Purge } from '../../media/create-media.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { requireFrameLimit } from '../../media/processing/pixel-limit.ts';
import { sniffType } from '../../media/processing/sniff-type.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { requireChannel } from '../channels/channel-record.ts';
import { indexItems } from '../gifs/index-items.ts';
import { type EncodedFiles, encodeFiles, MASTER } from './encode-files.ts';
import type { ProgressReporter } from './upload-progress.ts';
import { uploadSource } from './upload-source.ts';

export interface UploadInput {
  readonly channel: string;
  readonly title: string;
  readonly alt_text: string;
  readonly tags: readonly string[];
  readonly rating: Rating;
  readonly type?: Exclude<GifType, 'text'> | undefined;
  readonly bytes: Buffer;
  readonly progress: ProgressReporter;
}

export interface UploadContext {
  readonly db: Db;
  /** Storage with one folder per upload, shared by all processes. */
  readonly uploads: FileStorage;
  /** Local folder for unfinished uploads, on the disk of the storage if that is a folder. */
  readonly folder: string;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Adds a GIF, sticker or clip to a channel; the next search finds it. Resolves with its id. */
export async function storeUpload(context: UploadContext, caller: Caller, input: UploadInput): Promise<string> {
  const { db, uploads, folder, findFfmpeg, now } = context;
  requireOwner(caller, (await requireChannel(db, input.channel, 'channel')).owners);
  const sniffed = sniffType(input.bytes);
  const source = uploadSource(sniffed, await findFfmpeg());
  // The frames of a clip are limited after its duration.
  if (source.type !== 'mp4') requireFrameLimit(input.bytes, source.type, 'file');
  const kind = kindOf(input.type, source);
  const id = `u${randomBytes(9).toString('base64url').replace(/[-_]/g, '0')}`;
  const unfinished = join(folder, `.${id}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const { bytes, progress, ...texts } = input;
    const files = await encodeFiles({ bytes, source, folder: unfinished, progress });
    await removeIntermediates(unfinished, files);
    const sizes = await sizesOf(unfinished, id);
    await uploads.addFolder(id, unfinished);
    const item = toItem(id, kind, { ...texts, ...files, sizes, now });
    await insertItem(context, caller, item);
    return id;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // If the connection was lost, the commit may have succeeded, and the item then needs its files.
    if (!isConnectionError(error)) await uploads.deleteFolder(id);
    throw error;
  }
}

export interface DeleteContext extends Pick<UploadContext, 'db' | 'uploads'> {
  readonly purge: Purge;
}

/** Tables with rows of an upload, besides those that `indexItems` updates. */
const TABLES_OF_UPLOADS = [
  'channel_gifs',
  'schedule',
  'gif_actions',
  'picture_hashes',
  'takedowns',
  'moderations',
] as const;

/** Deletes an upload with its files and renditions. */
export async function deleteUpload({ db, uploads, purge }: DeleteContext, caller: Caller, id: string): Promise<void> {
  const others = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ channel: string | null; added_by: string | null; removed: boolean }>`
      SELECT channel, added_by, removed FROM items WHERE id = ${id} FOR UPDATE`.execute(tx);
    const [upload] = rows;
    if (upload === undefined) throw gifNotFound(id, 'id');
    const owners = upload.channel === null ? [] : (await requireChannel(tx, upload.channel)).owners;
    requireOwner(caller, [...owners, upload.added_by]);
    if (upload.added_by === null) {
      throw new ApiError('Only uploads can be deleted. Take this GIF down instead.', {
        status: 409,
        code: 'conflict',
        parameter: 'id',
      });
    }
    // Records the removal for other processes, which only follow updates.
    await sql`UPDATE items SET deleted = true WHERE id = ${id}`.execute(tx);
    const others = await ofSameSize(tx, id);
    await tx.deleteFrom('items').where('id', '=', id).execute();
    await indexItems(tx, [id], 0);
    const deletions = TABLES_OF_UPLOADS.map(
      (table) => sql`${sql.ref(`of_${table}`)} AS (DELETE FROM ${sql.table(table)} WHERE item_id = ${id})`,
    );
    await sql`WITH ${sql.join(deletions)} SELECT`.execute(tx);
    return others;
  });
  // Delete the files even if their renditions cannot be found.
  await purge(uploads.file(`${id}/${MASTER}`), others).catch(() => undefined);
  await uploads.deleteFolder(id);
}

/** Items whose master has the same size: only those can have the same content. */
async function ofSameSize(tx: Db, id: string): Promise<readonly string[]> {
  const size = (table: string) => sql.raw(`${table}.data -> 'bytes' ->> (${table}.data ->> 'master')`);
  const { rows } = await sql<{ id: string }>`
    SELECT theirs.id FROM items AS ours JOIN items AS theirs ON ${size('theirs')} = ${size('ours')}
    WHERE ours.id = ${id} AND theirs.id <> ours.id`.execute(tx);
  return rows.map((row) => row.id);
}

function kindOf(requested: UploadInput['type'], source: { readonly type: string }): 'gif' | 'sticker' | 'video' {
  const isVideo = source.type === 'mp4';
  if (requested === undefined) return isVideo ? 'video' : 'gif';
  if (isVideo === (requested === 'video')) return requested;
  const message = isVideo ? 'type: an MP4 must be a video' : 'type: a video must be an MP4';
  throw new ApiError(message, { status: 400, code: 'validation', parameter: 'type' });
}

/** Deletes the files that are not served. */
async function removeIntermediates(folder: string, { mp4, clip }: EncodedFiles): Promise<void> {
  const served = [MASTER, mp4, clip?.file];
  for (const name of await readdir(folder)) {
    if (!served.includes(name)) await rm(join(folder, name));
  }
}

async function sizesOf(folder: string, id: string): Promise<{ [file: string]: number }> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => [`${id}/${name}`, (await stat(join(folder, name))).size]));
  return Object.fromEntries(sizes);
}

type UploadedItemInput = Omit<UploadInput, 'bytes' | 'progress'> &
  EncodedFiles & { readonly now: number; readonly sizes: { [file: string]: number } };

function toItem(id: string, kind: 'gif' | 'sticker' | 'video', input: UploadedItemInput): StoredItem {
  const { channel, title, alt_text, tags, rating, width, height, frames, duration_ms, mp4, clip, sizes, now } = input;
  return {
    id,
    kind,
    title,
    alt_text: alt_text === '' ? title : alt_text,
    tags,
    i18n: {},
    channel,
    rating,
    created: new Date(now).toISOString(),
    width,
    height,
    frames,
    duration_ms,
    master: `${id}/${MASTER}`,
    ...(mp4 === undefined ? {} : { mp4: { original: `${id}/${mp4}` } }),
    ...(clip === undefined
      ? {}
      : { video: { assets: { '360p': { ...clip, file: `${id}/${clip.file}` } }, duration: duration_ms / 1000 } }),
    license: '',
    source: 'Uploaded by its owner',
    bytes: sizes,
  };
}

async function insertItem(
  { db, now }: Pick<UploadContext, 'db' | 'now'>,
  { account }: Caller,
  item: StoredItem,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`INSERT INTO items (id, channel, data, added_by)
      VALUES (${item.id}, ${item.channel}, ${JSON.stringify(item)}::jsonb, ${account.id})`.execute(tx);
    await indexItems(tx, [item.id], now);
  });
}
