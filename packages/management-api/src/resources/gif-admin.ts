import type {
  ExtendedGifMetadata,
  GifAnalyticType,
  GifMetadata,
  GifUpdate,
  List,
  Moderation,
  ModerationRequest,
  TrendingGif,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { logFailure } from '../log-failure.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'siteUrl';

export interface GifIdsArgs {
  /** At most 100. */
  readonly gif_ids: readonly string[];
}

/**
 * `GET /ajax/gifs/trending`: the trending list with scores, or its entries for some GIFs.
 *
 * @example
 * const { data } = await getTrendingGifs(client, { gif_ids: ['cat-nap'] });
 */
export async function getTrendingGifs(
  client: BaseManagementClient,
  { gif_ids }: Partial<GifIdsArgs> = {},
  options: ManagementCallOptions = {},
): Promise<List<TrendingGif>> {
  return requestList(client, { host, path: '/ajax/gifs/trending', query: { gif_ids } }, options);
}

/**
 * `GET /ajax/gifs/metadata`: the editable properties of GIFs. Unknown ids are omitted.
 *
 * @example
 * const { data } = await getGifMetadata(client, { gif_ids: ['cat-nap'] });
 */
export async function getGifMetadata(
  client: BaseManagementClient,
  { gif_ids }: GifIdsArgs,
  options: ManagementCallOptions = {},
): Promise<List<GifMetadata>> {
  return requestList(client, { host, path: '/ajax/gifs/metadata', query: { gif_ids } }, options);
}

/**
 * `GET /ajax/gifs/extended-metadata`: all stored properties of GIFs. Unknown ids are omitted.
 *
 * @example
 * const { data } = await getExtendedGifMetadata(client, { gif_ids: ['cat-nap'] });
 */
export async function getExtendedGifMetadata(
  client: BaseManagementClient,
  { gif_ids }: GifIdsArgs,
  options: ManagementCallOptions = {},
): Promise<List<ExtendedGifMetadata>> {
  return requestList(client, { host, path: '/ajax/gifs/extended-metadata', query: { gif_ids } }, options);
}

/**
 * `POST /ajax/gif/update`: sets one property of a GIF.
 *
 * @example
 * await updateGif(client, { gif_id: 'cat-nap', key: 'title', value: 'Sleeping cat' });
 */
export async function updateGif(
  client: BaseManagementClient,
  update: GifUpdate,
  options: ManagementCallOptions = {},
): Promise<GifMetadata> {
  return requestOne(client, { method: 'POST', host, path: '/ajax/gif/update', body: update }, options);
}

/**
 * `POST /ajax/gif/{id}/analytic/{type}/`: records a viewer's interaction. A failure is logged, and the
 * promise resolves; only an abort rejects.
 *
 * @example
 * await sendGifAnalytic(client, { id: 'cat-nap', type: 'share' });
 */
export async function sendGifAnalytic(
  client: BaseManagementClient,
  { id, type }: { readonly id: string; readonly type: GifAnalyticType },
  options: ManagementCallOptions = {},
): Promise<void> {
  return logFailure({ client, name: 'sendGifAnalytic', signal: options.signal }, () =>
    requestVoid(client, { method: 'POST', host, path: path`/ajax/gif/${id}/analytic/${type}/` }, options),
  );
}

/**
 * `POST /api/v1/gifs/{id}/moderation`: records a moderator's decision. `approved` also ends a takedown.
 *
 * @example
 * await moderateGif(client, { id: 'cat-nap', status: 'approved', rating: 'g' });
 */
export async function moderateGif(
  client: BaseManagementClient,
  { id, ...decision }: IdArgs & ModerationRequest,
  options: ManagementCallOptions = {},
): Promise<Moderation> {
  const moderationPath = path`/api/v1/gifs/${id}/moderation`;
  return requestOne(client, { method: 'POST', host: 'siteApiUrl', path: moderationPath, body: decision }, options);
}
