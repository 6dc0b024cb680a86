import type { RankedTag } from '@zoetrope/model';
import type { RankedTagChange, RankedTagDraft } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, one } from '../results.ts';

const host = 'siteApiUrl';

/** `POST /api/v4/channel-ranked-tags/`: gives a channel a tag, the last where no rank is named. */
export async function createRankedTag(
  connection: Connection,
  draft: RankedTagDraft,
  options: CallOptions = {},
): Promise<RankedTag> {
  return one(connection, { method: 'POST', host, path: '/api/v4/channel-ranked-tags/', body: draft }, options);
}

/** `PATCH /api/v4/channel-ranked-tags/{id}/`: changes what is named. */
export async function updateRankedTag(
  connection: Connection,
  { id, ...change }: ById & RankedTagChange,
  options: CallOptions = {},
): Promise<RankedTag> {
  const call = { method: 'PATCH', host, path: path`/api/v4/channel-ranked-tags/${id}/`, body: change } as const;
  return one(connection, call, options);
}

/** `DELETE /api/v4/channel-ranked-tags/{id}/` */
export async function deleteRankedTag(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/api/v4/channel-ranked-tags/${id}/` }, options);
}
