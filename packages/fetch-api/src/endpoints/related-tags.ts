import type { CallOptions, Connection } from '../connection.ts';
import { amount, fields, freeze, size, text } from '../normalise/read.ts';
import type { Page } from '../normalise/to-page.ts';
import { pageOf } from './page-of.ts';

export interface RelatedTag {
  readonly name: string;
  /** How near it is; larger is nearer. 0 when the service gives none. */
  readonly score: number;
}

export interface RelatedTagsOptions extends CallOptions {
  /** The least score of the tags, from 0 to 1. @default 0 */
  readonly score?: number | undefined;
}

/** `tags/related/{tag}`: tags that GIFs have together with a tag. */
export function relatedTags(
  connection: Connection,
  tag: string,
  options: RelatedTagsOptions = {},
): Promise<Page<RelatedTag>> {
  const call = { path: ['tags', 'related', tag], query: { score: amount(options.score) } };
  return pageOf(connection, call, options, (item) => {
    const wire = fields(item);
    const name = text(wire.name) ?? text(item);
    return name ? freeze({ name, score: size(wire.score) }) : undefined;
  });
}
