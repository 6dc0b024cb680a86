import type { TagTranslation } from '@zoetrope/model';
import type { GifLanguageTags, List, RelatedGifTag, TagCount, TagPrediction } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection, TransferOptions } from '../connection.ts';
import { path } from '../path.ts';
import { list, one } from '../results.ts';

const host = 'siteUrl';

/** `GET /ajax/gif/{id}/tag-counts`: how many GIFs carry each tag of this one. */
export async function getTagCounts(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<List<TagCount>> {
  return list(connection, { host, path: path`/ajax/gif/${id}/tag-counts` }, options);
}

/** `GET /ajax/gif/{id}/tag-translations`: the tags of a GIF in every language that has some. */
export async function getTagTranslations(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<List<TagTranslation>> {
  return list(connection, { host, path: path`/ajax/gif/${id}/tag-translations` }, options);
}

/** `GET /ajax/gif/bulk/language-tags`: the tags of many GIFs in one language. */
export async function getBulkLanguageTags(
  connection: Connection,
  { gif_ids, lang }: { readonly gif_ids: readonly string[]; readonly lang: string },
  options: CallOptions = {},
): Promise<List<GifLanguageTags>> {
  return list(connection, { host, path: '/ajax/gif/bulk/language-tags', query: { gif_ids, lang } }, options);
}

/** `POST /ajax/gif/{id}/language-tags`: adds tags in a language; gives all in that language. */
export async function addLanguageTags(
  connection: Connection,
  { id, ...added }: ById & TagTranslation,
  options: CallOptions = {},
): Promise<TagTranslation> {
  return one(connection, { method: 'POST', host, path: path`/ajax/gif/${id}/language-tags`, body: added }, options);
}

/** `DELETE /ajax/gif/{id}/language-tags`: removes tags in a language; gives those that are left. */
export async function removeLanguageTags(
  connection: Connection,
  { id, tags, lang }: ById & TagTranslation,
  options: CallOptions = {},
): Promise<TagTranslation> {
  // In the query: a DELETE with a body is cut down by many a proxy (RFC 9110, section 9.3.5).
  const query = { tags, lang };
  return one(connection, { method: 'DELETE', host, path: path`/ajax/gif/${id}/language-tags`, query }, options);
}

/** `GET /ajax/tags/related/gif/{tag}/`: tags that are often found beside one. */
export async function getRelatedGifTags(
  connection: Connection,
  { tag }: { readonly tag: string },
  options: CallOptions = {},
): Promise<List<RelatedGifTag>> {
  return list(connection, { host, path: path`/ajax/tags/related/gif/${tag}/` }, options);
}

/** `POST /ajax/tags/prediction/`: tags for up to 8 frames, from those of GIFs that look alike (design, ruling 22). */
export async function predictTags(
  connection: Connection,
  { frames }: { readonly frames: readonly Blob[] },
  options: TransferOptions = {},
): Promise<List<TagPrediction>> {
  const body = new FormData();
  for (const frame of frames) body.append('frames', frame);
  return list(connection, { method: 'POST', host, path: '/ajax/tags/prediction/', body }, options);
}
