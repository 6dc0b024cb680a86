import type {
  BulkDeletionRequest,
  BulkEditRequest,
  BulkResult,
  LibraryArgs,
  LibraryItem,
  ModerationUndo,
  OffsetPage,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `GET /api/v1/gifs`: the GIFs that the caller may edit, newest first: all for moderators, and otherwise those in the
 * caller's channels. Hidden, waiting and taken-down ones are included. At most 5,000 are listed.
 *
 * @example
 * const { data, pagination } = await getLibrary(client, { q: 'cat', rating: 'g', limit: 50 });
 */
export async function getLibrary(
  client: BaseManagementClient,
  { q, channel, rating, creator, limit, offset }: LibraryArgs = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<LibraryItem>> {
  const query = { q, channel, rating, creator, limit, offset };
  return requestList(client, { host, path: '/api/v1/gifs', query }, options);
}

/** Many GIFs take longer than one. */
const BULK_TIMEOUT_MS = 120_000;

/**
 * `PATCH /api/v1/gifs`: edits up to 500 GIFs in one transaction. GIFs that do not exist, or that the caller may not
 * edit, are refused one by one, and the others are changed. Rejects with status 403 if the caller may not set a rating,
 * or does not own the channel to move to.
 *
 * @example
 * const { id, results } = await editGifs(client, { gif_ids: ['cat-nap', 'cat-box'], add_tags: ['cat'], rating: 'g' });
 */
export async function editGifs(
  client: BaseManagementClient,
  request: BulkEditRequest,
  options: ManagementCallOptions = {},
): Promise<BulkResult> {
  const call = { method: 'PATCH', host, path: '/api/v1/gifs', body: request } as const;
  return requestOne(client, call, { timeout: BULK_TIMEOUT_MS, ...options });
}

/**
 * `POST /api/v1/gifs/edits/{id}/undo`: sets the GIFs of an edit back to what they were, except those whose fields were
 * edited again since. An undo can be undone too.
 *
 * @example
 * const { id } = await editGifs(client, { gif_ids: ['cat-nap'], add_tags: ['cat'] });
 * if (id !== undefined) await undoGifEdit(client, { id });
 */
export async function undoGifEdit(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<ModerationUndo> {
  const call = { method: 'POST', host, path: path`/api/v1/gifs/edits/${id}/undo` } as const;
  return requestOne(client, call, { timeout: BULK_TIMEOUT_MS, ...options });
}

/**
 * `POST /api/v1/gifs/delete`: deletes up to 500 uploads in one transaction, with their files. GIFs that do not exist,
 * that the caller may not delete, or that no account has uploaded are refused one by one.
 *
 * @example
 * const { results } = await deleteGifs(client, { gif_ids: ['cat-nap', 'cat-box'] });
 */
export async function deleteGifs(
  client: BaseManagementClient,
  request: BulkDeletionRequest,
  options: ManagementCallOptions = {},
): Promise<BulkResult> {
  const call = { method: 'POST', host, path: '/api/v1/gifs/delete', body: request } as const;
  return requestOne(client, call, { timeout: BULK_TIMEOUT_MS, ...options });
}
