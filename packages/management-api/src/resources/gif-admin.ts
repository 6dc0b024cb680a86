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
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { logFailure } from '../log-failure.ts';
import { path } from '../path.ts';
import { done, list, one } from '../results.ts';

const host = 'siteUrl';

export interface GifIdsArgs {
  /** At most 100. */
  readonly gif_ids: readonly string[];
}

/** `GET /ajax/gifs/trending`: the trending list with its scores, or only what it holds of some GIFs. */
export async function getTrendingGifs(
  connection: Connection,
  { gif_ids }: Partial<GifIdsArgs> = {},
  options: CallOptions = {},
): Promise<List<TrendingGif>> {
  return list(connection, { host, path: '/ajax/gifs/trending', query: { gif_ids } }, options);
}

/** `GET /ajax/gifs/metadata`: what of GIFs can be changed. Unknown ids are left out. */
export async function getGifMetadata(
  connection: Connection,
  { gif_ids }: GifIdsArgs,
  options: CallOptions = {},
): Promise<List<GifMetadata>> {
  return list(connection, { host, path: '/ajax/gifs/metadata', query: { gif_ids } }, options);
}

/** `GET /ajax/gifs/extended-metadata`: all that is stored of GIFs. Unknown ids are left out. */
export async function getExtendedGifMetadata(
  connection: Connection,
  { gif_ids }: GifIdsArgs,
  options: CallOptions = {},
): Promise<List<ExtendedGifMetadata>> {
  return list(connection, { host, path: '/ajax/gifs/extended-metadata', query: { gif_ids } }, options);
}

/** `POST /ajax/gif/update`: sets one field of a GIF. */
export async function updateGif(
  connection: Connection,
  update: GifUpdate,
  options: CallOptions = {},
): Promise<GifMetadata> {
  return one(connection, { method: 'POST', host, path: '/ajax/gif/update', body: update }, options);
}

/** `POST /ajax/gif/{id}/analytic/{type}/`: counts what a viewer did. A failure is logged and resolves (design, ruling 16). */
export async function sendGifAnalytic(
  connection: Connection,
  { id, type }: { readonly id: string; readonly type: GifAnalyticType },
  options: CallOptions = {},
): Promise<void> {
  return logFailure(connection, 'sendGifAnalytic', options, () =>
    done(connection, { method: 'POST', host, path: path`/ajax/gif/${id}/analytic/${type}/` }, options),
  );
}

/** `POST /api/v1/gifs/{id}/moderation`: a moderator's decision. `approved` also ends a takedown. */
export async function moderateGif(
  connection: Connection,
  { id, ...decision }: ById & ModerationRequest,
  options: CallOptions = {},
): Promise<Moderation> {
  const address = path`/api/v1/gifs/${id}/moderation`;
  return one(connection, { method: 'POST', host: 'siteApiUrl', path: address, body: decision }, options);
}
