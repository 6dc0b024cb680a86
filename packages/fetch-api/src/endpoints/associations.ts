import type { CallOptions, Connection } from '../connection.ts';
import { id, text } from '../normalise/read.ts';
import { type ItemsResult, items } from './items.ts';

const TYPES = ['channel', 'tag', 'variation'] as const;

/** Something that a GIF belongs to (design, ruling 22). */
export interface Association {
  readonly type: (typeof TYPES)[number];
  readonly id: string;
  readonly name: string;
}

/** `gifs/{id}/associations`: the channels, tags and variations of a GIF. */
export function associations(
  connection: Connection,
  gifId: string,
  options: CallOptions = {},
): Promise<ItemsResult<Association>> {
  const read = (_: unknown, wire: { type?: unknown; id?: unknown; name?: unknown }): Association | undefined => {
    const type = TYPES.find((each) => each === wire.type);
    const wireId = id(wire.id);
    return type && wireId ? { type, id: wireId, name: text(wire.name) ?? wireId } : undefined;
  };
  return items(connection, { path: ['gifs', gifId, 'associations'] }, read, options);
}
