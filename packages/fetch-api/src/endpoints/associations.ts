import type { CallOptions, Connection } from '../connection.ts';
import { fields, freeze, id, oneOf, text } from '../normalise/read.ts';
import type { Page } from '../normalise/to-page.ts';
import { pageOf } from './page-of.ts';

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
): Promise<Page<Association>> {
  return pageOf(connection, { path: ['gifs', gifId, 'associations'] }, options, (item) => {
    const wire = fields(item);
    const type = oneOf(TYPES, wire.type);
    const itemId = id(wire.id);
    if (!type || !itemId) return undefined;
    return freeze({ type, id: itemId, name: text(wire.name) ?? itemId });
  });
}
