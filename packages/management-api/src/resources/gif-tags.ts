import type { TagTranslation } from '@zoetrope/model';
import type {
  GifLanguageTags,
  List,
  RelatedGifTag,
  TagCount,
  TagPrediction,
  TagSuggestion,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions, TransferOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne } from '../request-results.ts';
import type { GifIdsArgs } from './gif-admin.ts';

const host = 'siteUrl';

/**
 * `GET /ajax/gif/{id}/tag-counts`: the tags of a GIF, and the number of GIFs with each.
 *
 * @example
 * const { data } = await getTagCounts(client, { id: 'cat-nap' });
 */
export async function getTagCounts(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<List<TagCount>> {
  return requestList(client, { host, path: path`/ajax/gif/${id}/tag-counts` }, options);
}

/**
 * `GET /ajax/gif/{id}/tag-translations`: the tags of a GIF in all languages.
 *
 * @example
 * const { data } = await getTagTranslations(client, { id: 'cat-nap' });
 */
export async function getTagTranslations(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<List<TagTranslation>> {
  return requestList(client, { host, path: path`/ajax/gif/${id}/tag-translations` }, options);
}

/**
 * `GET /ajax/gif/bulk/language-tags`: the tags of several GIFs in one language.
 *
 * @example
 * const { data } = await getBulkLanguageTags(client, { gif_ids: ['cat-nap'], lang: 'de' });
 */
export async function getBulkLanguageTags(
  client: BaseManagementClient,
  { gif_ids, lang }: { readonly gif_ids: readonly string[]; readonly lang: string },
  options: ManagementCallOptions = {},
): Promise<List<GifLanguageTags>> {
  return requestList(client, { host, path: '/ajax/gif/bulk/language-tags', query: { gif_ids, lang } }, options);
}

/**
 * `POST /ajax/gif/{id}/language-tags`: adds tags in a language; returns all tags in that language.
 *
 * @example
 * const { tags } = await addLanguageTags(client, { id: 'cat-nap', lang: 'de', tags: ['Katze'] });
 */
export async function addLanguageTags(
  client: BaseManagementClient,
  { id, ...added }: IdArgs & TagTranslation,
  options: ManagementCallOptions = {},
): Promise<TagTranslation> {
  return requestOne(client, { method: 'POST', host, path: path`/ajax/gif/${id}/language-tags`, body: added }, options);
}

/**
 * `DELETE /ajax/gif/{id}/language-tags`: removes tags in a language; returns the remaining ones.
 *
 * @example
 * const { tags } = await removeLanguageTags(client, { id: 'cat-nap', lang: 'de', tags: ['Katze'] });
 */
export async function removeLanguageTags(
  client: BaseManagementClient,
  { id, tags, lang }: IdArgs & TagTranslation,
  options: ManagementCallOptions = {},
): Promise<TagTranslation> {
  // In the query, because some proxies drop the body of a DELETE (RFC 9110, section 9.3.5).
  const query = { tags, lang };
  return requestOne(client, { method: 'DELETE', host, path: path`/ajax/gif/${id}/language-tags`, query }, options);
}

/**
 * `GET /ajax/tags/related/gif/{tag}/`: tags that often occur together with a tag.
 *
 * @example
 * const { data } = await getRelatedGifTags(client, { tag: 'cat' });
 */
export async function getRelatedGifTags(
  client: BaseManagementClient,
  { tag }: { readonly tag: string },
  options: ManagementCallOptions = {},
): Promise<List<RelatedGifTag>> {
  return requestList(client, { host, path: path`/ajax/tags/related/gif/${tag}/` }, options);
}

/**
 * `POST /ajax/tags/prediction/`: suggests tags for up to 8 frames, from similar GIFs.
 *
 * @example
 * const { data } = await predictTags(client, { frames: [frame] });
 */
export async function predictTags(
  client: BaseManagementClient,
  { frames }: { readonly frames: readonly Blob[] },
  options: TransferOptions = {},
): Promise<List<TagPrediction>> {
  const body = new FormData();
  for (const frame of frames) body.append('frames', frame);
  return requestList(client, { method: 'POST', host, path: '/ajax/tags/prediction/', body }, options);
}

/**
 * `GET /api/v1/gifs/tag-suggestions`: suggests tags for up to 10 GIFs that the caller may edit, from GIFs that look
 * similar, without the tags that all of them have. At most 12, best first.
 *
 * @example
 * const { data } = await getTagSuggestions(client, { gif_ids: ['cat-nap'] });
 */
export async function getTagSuggestions(
  client: BaseManagementClient,
  { gif_ids }: GifIdsArgs,
  options: ManagementCallOptions = {},
): Promise<List<TagSuggestion>> {
  const call = { host: 'siteApiUrl', path: '/api/v1/gifs/tag-suggestions', query: { gif_ids } } as const;
  return requestList(client, call, options);
}
