import type { Rating } from '@zoetrope/model';
import type { CursorPage, DuplicateGif, OwnUpload, UploadedGif, UploadProgress } from '@zoetrope/model/management';
import { isZoetropeError } from '@zoetrope/transport';
import type { BaseManagementClient, ManagementCallOptions, TransferOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

export interface UploadArgs {
  /** GIF, WebP, PNG, APNG, AVIF, MP4, QuickTime or WebM; at most 25 MB. */
  readonly file: Blob;
  /** Id of the channel. */
  readonly channel: string;
  /** 1 to 100 characters. */
  readonly title: string;
  /** Alternative text; at most 500 characters. */
  readonly alt_text?: string | undefined;
  /** Without commas. */
  readonly tags?: readonly string[] | undefined;
  /** @default 'g' */
  readonly rating?: Rating | undefined;
  /** @default detected from the file */
  readonly type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Such as `CC0-1.0`; at most 200 characters. */
  readonly license?: string | undefined;
  /** At most 200 characters. */
  readonly author?: string | undefined;
  /** Where it comes from; at most 2,048 characters. @default 'Uploaded by its owner' */
  readonly source?: string | undefined;
  /** Your own id of this upload, for `getUploadProgress`: 1 to 64 letters, digits, `_` and `-`. */
  readonly upload_id?: string | undefined;
}

/**
 * `POST /api/v1/gifs/`: uploads a GIF. Resolves when it has been stored, has its renditions and can be found. With the
 * `moderation_status` `pending`, it can only be found once a moderator has approved it.
 *
 * @example
 * const gif = await uploadGif(client, { file, channel: 'cats', title: 'Sleeping cat', tags: ['cat', 'nap'] });
 */
export async function uploadGif(
  client: BaseManagementClient,
  { file, tags, upload_id, ...fields }: UploadArgs,
  options: TransferOptions = {},
): Promise<UploadedGif> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, tags: tags?.join(',') })) {
    if (value !== undefined) body.append(name, value);
  }
  // Last, so that the service can validate the other fields before it reads the file.
  body.append('file', file);
  return requestOne(
    client,
    { method: 'POST', host: 'siteApiUrl', path: '/api/v1/gifs/', query: { upload_id }, body },
    options,
  );
}

/**
 * The public GIF that an upload rejected with a 409 duplicates; undefined for any other error.
 *
 * @example
 * uploadGif(client, { file, channel: 'cats', title: 'Sleeping cat' }).catch((error) => {
 *   const duplicate = duplicateOf(error);
 *   if (duplicate) console.log(`It is already at ${duplicate.url}`);
 * });
 */
export function duplicateOf(error: unknown): DuplicateGif | undefined {
  if (!isZoetropeError(error)) return undefined;
  const { code, duplicate_of } = Object(error.body);
  const { id, url } = Object(duplicate_of);
  return code === 'duplicate' && typeof id === 'string' && typeof url === 'string' ? { id, url } : undefined;
}

/**
 * `GET /api/v1/uploads/{id}`: the progress of one of the caller's uploads, by its `upload_id`; available for an hour
 * after the transfer.
 *
 * @example
 * const progress = await getUploadProgress(client, { id: 'my-upload' });
 */
export async function getUploadProgress(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<UploadProgress> {
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/uploads/${id}` }, options);
}

export interface OwnUploadsArgs {
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

/**
 * `GET /api/v1/uploads`: the caller's uploads, newest first, with the decisions of moderators and their reasons.
 *
 * @example
 * const { data } = await getOwnUploads(client);
 * const rejected = data.filter(({ moderation_status }) => moderation_status === 'rejected');
 */
export async function getOwnUploads(
  client: BaseManagementClient,
  { limit, next_cursor }: OwnUploadsArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<OwnUpload>> {
  return requestList(client, { host: 'siteApiUrl', path: '/api/v1/uploads', query: { limit, next_cursor } }, options);
}

/**
 * `DELETE /api/v1/gifs/{id}`: permanently deletes an upload.
 *
 * @example
 * await deleteGif(client, { id: 'cat-nap' });
 */
export async function deleteGif(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host: 'siteApiUrl', path: path`/api/v1/gifs/${id}` }, options);
}
