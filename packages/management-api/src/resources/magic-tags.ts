import type { MagicTag } from '@zoetrope/model';
import type { MagicTagDraft } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `POST /api/v4/channel-magic-tags/`: adds all GIFs with a tag to a channel, including future ones.
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
 * `DELETE /api/v4/channel-magic-tags/{id}/`: deletes a magic tag.
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
