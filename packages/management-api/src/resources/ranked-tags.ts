import type { RankedTag } from '@zoetrope/model';
import type { RankedTagChange, RankedTagDraft } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `POST /api/v4/channel-ranked-tags/`: adds a tag to a channel. Default rank: the last.
 *
 * @example
 * await createRankedTag(client, { channel: 'cats', tag: 'kitten', rank: 0 });
 */
export async function createRankedTag(
  client: BaseManagementClient,
  draft: RankedTagDraft,
  options: ManagementCallOptions = {},
): Promise<RankedTag> {
  return requestOne(client, { method: 'POST', host, path: '/api/v4/channel-ranked-tags/', body: draft }, options);
}

/**
 * `PATCH /api/v4/channel-ranked-tags/{id}/`: changes the given properties.
 *
 * @example
 * await updateRankedTag(client, { id: '1', rank: 2 });
 */
export async function updateRankedTag(
  client: BaseManagementClient,
  { id, ...change }: IdArgs & RankedTagChange,
  options: ManagementCallOptions = {},
): Promise<RankedTag> {
  const call = { method: 'PATCH', host, path: path`/api/v4/channel-ranked-tags/${id}/`, body: change } as const;
  return requestOne(client, call, options);
}

/**
 * `DELETE /api/v4/channel-ranked-tags/{id}/`: deletes a ranked tag.
 *
 * @example
 * await deleteRankedTag(client, { id: '1' });
 */
export async function deleteRankedTag(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/api/v4/channel-ranked-tags/${id}/` }, options);
}
