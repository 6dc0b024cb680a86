import type { CallOptions, Connection } from '../connection.ts';
import { fields, freeze, size, text } from '../normalise/read.ts';
import type { Page } from '../normalise/to-page.ts';
import { pageOf } from './page-of.ts';

export interface RelatedTag {
  readonly name: string;
  /** How near it is; larger is nearer. 0 when the service gives none. */
  readonly score: number;
}

/** `tags/related/{tag}`: tags that stand beside a tag. */
export function relatedTags(connection: Connection, tag: string, options: CallOptions = {}): Promise<Page<RelatedTag>> {
  return pageOf(connection, { path: ['tags', 'related', tag] }, options, (item) => {
    const wire = fields(item);
    const name = text(wire.name) ?? text(item);
    return name ? freeze({ name, score: size(wire.score) }) : undefined;
  });
}
