import type { MagicTag } from '@zoetrope/model';
import type { MagicTagDraft } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `POST /api/v4/channel-magic-tags/`: adds a magic tag to a channel. The channel then includes every GIF with this tag,
 * also those that get it later. Requires the permission `channel.contents`.
 *
 * `channel` is the slug of the channel. Resolves with the magic tag, whose `tag` is normalized (lower case, single
 * spaces). Rejects with a `ZoetropeError`: 404 if the channel does not exist, 409 if it already has the tag.
 *
 * @example
 * await createMagicTag(client, { channel: 'cats', tag: 'cat' });
 */
export async function createMagicTag(
  client: BaseManagementClient,
  draft: MagicTagDraft,
  options: ManagementCallOptions = {},
): Promise<MagicTag> {
  return requestOne(client, { method: 'POST', host, path: '/api/v4/channel-magic-tags/', body: draft }, options);
}

/**
 * `DELETE /api/v4/channel-magic-tags/{id}/`: deletes a magic tag. The channel no longer includes GIFs because of it.
 * Requires the permission `channel.contents`.
 *
 * Rejects with a `ZoetropeError` (404) if there is no magic tag with this id.
 *
 * @example
 * await deleteMagicTag(client, { id: '1' });
 */
export async function deleteMagicTag(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/api/v4/channel-magic-tags/${id}/` }, options);
}
