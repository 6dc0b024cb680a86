import type { CallOptions, Connection } from '../connection.ts';
import { amount, text } from '../normalise/read.ts';
import { type ItemsResult, items } from './items.ts';

export interface RelatedTag {
  readonly name: string;
  /** How near it is; larger is nearer. 0 when the service gives none. */
  readonly score: number;
}

/** `tags/related/{tag}`: tags that stand beside a tag. */
export function relatedTags(
  connection: Connection,
  tag: string,
  options: CallOptions = {},
): Promise<ItemsResult<RelatedTag>> {
  const read = (item: unknown, wire: { name?: unknown; score?: unknown }) => {
    const name = text(wire.name) ?? text(item);
    return name === undefined ? undefined : { name, score: amount(wire.score) ?? 0 };
  };
  return items(connection, { path: ['tags', 'related', tag] }, read, options);
}
