import type { LibraryArgs, OffsetPage, TagAlias, TagAliasChange, TagAliasDraft } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/** A call changes up to 1,000 GIFs. */
const CHANGE_TIMEOUT_MS = 120_000;

/**
 * `GET /api/v1/tag-aliases`: the aliases of tags, in the order of their names; for moderators.
 *
 * @example
 * const { data } = await getTagAliases(client, { limit: 100 });
 */
export async function getTagAliases(
  client: BaseManagementClient,
  { limit, offset }: Pick<LibraryArgs, 'limit' | 'offset'> = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<TagAlias>> {
  return requestList(client, { host, path: '/api/v1/tag-aliases', query: { limit, offset } }, options);
}

/**
 * `POST /api/v1/tag-aliases`: makes a tag the alias of another, and replaces it in up to 1,000 GIFs; for moderators.
 * Repeat the call until `is_complete`. Rejects with status 409 if the alias is that of another tag, if its tag is an
 * alias, or if it has aliases itself.
 *
 * @example
 * const { changed } = await addTagAlias(client, { alias: 'kitty', tag: 'cat' });
 */
export async function addTagAlias(
  client: BaseManagementClient,
  draft: TagAliasDraft,
  options: ManagementCallOptions = {},
): Promise<TagAliasChange> {
  const call = { method: 'POST', host, path: '/api/v1/tag-aliases', body: draft } as const;
  return requestOne(client, call, { timeout: CHANGE_TIMEOUT_MS, ...options });
}

/**
 * `DELETE /api/v1/tag-aliases/{alias}`: deletes an alias; for moderators. GIFs keep the tags that replaced it.
 *
 * @example
 * await deleteTagAlias(client, { alias: 'kitty' });
 */
export async function deleteTagAlias(
  client: BaseManagementClient,
  { alias }: Pick<TagAliasDraft, 'alias'>,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/api/v1/tag-aliases/${alias}` }, options);
}
