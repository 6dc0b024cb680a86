import type { MagicTag } from '@zoetrope/model';
import type { MagicTagDraft } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, one } from '../results.ts';

const host = 'siteApiUrl';

/** `POST /api/v4/channel-magic-tags/`: from now on every GIF with the tag is in the channel's feed. */
export async function createMagicTag(
  connection: Connection,
  draft: MagicTagDraft,
  options: CallOptions = {},
): Promise<MagicTag> {
  return one(connection, { method: 'POST', host, path: '/api/v4/channel-magic-tags/', body: draft }, options);
}

/** `DELETE /api/v4/channel-magic-tags/{id}/` */
export async function deleteMagicTag(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/api/v4/channel-magic-tags/${id}/` }, options);
}
