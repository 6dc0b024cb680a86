import type { BaseClient, CallOptions } from '../base-client.ts';
import { fields, frozen, nonNegative, nonNegativeOrZero, text } from '../normalize/read.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';

export interface RelatedTag {
  readonly name: string;
  /** A higher score is a closer relation; 0 if the service sends none. */
  readonly score: number;
}

export interface RelatedTagsOptions extends CallOptions {
  /** The minimum score of results, from 0 to 1. @default 0 */
  readonly score?: number | undefined;
}

/**
 * `tags/related/{tag}`: tags that often occur together with a tag.
 *
 * @example
 * const { data } = await relatedTags(client, 'cat', { score: 0.5 });
 */
export function relatedTags(
  client: BaseClient,
  tag: string,
  options: RelatedTagsOptions = {},
): Promise<Page<RelatedTag>> {
  const call = { path: ['tags', 'related', tag], query: { score: nonNegative(options.score) } };
  return getPage(client, { call, options, toItem: toRelatedTag });
}

function toRelatedTag(item: unknown): RelatedTag | undefined {
  const wire = fields(item);
  const name = text(wire.name) ?? text(item);
  return name ? frozen({ name, score: nonNegativeOrZero(wire.score) }) : undefined;
}
