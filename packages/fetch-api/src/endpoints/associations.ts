import type { BaseClient, CallOptions } from '../base-client.ts';
import { fields, frozen, id, oneOf, text } from '../normalize/read.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';

const TYPES = ['channel', 'tag', 'variation'] as const;

/** A channel, tag or variation of a GIF. */
export interface Association {
  readonly type: (typeof TYPES)[number];
  readonly id: string;
  readonly name: string;
}

/**
 * `gifs/{id}/associations`: the channels, tags and variations of a GIF.
 *
 * @example
 * const { data } = await associations(client, 'gif-1');
 * const channelIds = data.filter(({ type }) => type === 'channel').map(({ id }) => id);
 */
export function associations(client: BaseClient, gifId: string, options: CallOptions = {}): Promise<Page<Association>> {
  return getPage(client, { call: { path: ['gifs', gifId, 'associations'] }, options, toItem: toAssociation });
}

function toAssociation(item: unknown): Association | undefined {
  const wire = fields(item);
  const type = oneOf(TYPES, wire.type);
  const itemId = id(wire.id);
  if (!type || !itemId) return undefined;
  return frozen({ type, id: itemId, name: text(wire.name) ?? itemId });
}
