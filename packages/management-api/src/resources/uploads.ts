import type { Gif, Rating } from '@zoetrope/model';
import type { UploadProgress } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection, TransferOptions } from '../connection.ts';
import { path } from '../path.ts';
import { done, one } from '../results.ts';

export interface UploadArgs {
  /** GIF, animated WebP, PNG or mp4; at most 25 MB. */
  readonly file: Blob;
  /** Id of the channel it goes into. */
  readonly channel: string;
  /** 1 to 100 characters. */
  readonly title: string;
  /** What it shows, for who cannot see it; at most 500 characters. */
  readonly alt_text?: string | undefined;
  /** None may hold a comma. */
  readonly tags?: readonly string[] | undefined;
  /** @default 'g' */
  readonly rating?: Rating | undefined;
  /** @default told from the file */
  readonly type?: 'gif' | 'sticker' | 'video' | undefined;
  /** A name of your own for this upload, 1 to 64 letters, digits, `_` and `-`: `getUploadProgress` then tells how far it is. */
  readonly upload_id?: string | undefined;
}

/** `POST /api/v1/gifs/`: adds a GIF. When it answers, the GIF is stored, has its renditions and can be searched for. */
export async function uploadGif(
  connection: Connection,
  { file, tags, upload_id, ...texts }: UploadArgs,
  options: TransferOptions = {},
): Promise<Gif> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...texts, tags: tags?.join() })) {
    if (value !== undefined) body.append(name, value);
  }
  // Last, so that a service can check the rest before it reads the file.
  body.append('file', file);
  return one(
    connection,
    { method: 'POST', host: 'siteApiUrl', path: '/api/v1/gifs/', query: { upload_id }, body },
    options,
  );
}

/**
 * `GET /api/v1/uploads/{id}`: how far one of the caller's own uploads is, by its `upload_id`: known from when its
 * bytes have come, for an hour.
 */
export async function getUploadProgress(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<UploadProgress> {
  return one(connection, { host: 'siteApiUrl', path: path`/api/v1/uploads/${id}` }, options);
}

/** `DELETE /api/v1/gifs/{id}`: takes an upload away for good. */
export async function deleteGif(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host: 'siteApiUrl', path: path`/api/v1/gifs/${id}` }, options);
}
