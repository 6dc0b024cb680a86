import type { Gif } from '@zoetrope/model';

export interface RelatedTagsOptions {
  readonly query: string;
  readonly max: number;
}

/**
 * Returns the most frequent tags of the GIFs, without the words of the query. Tags of equal frequency are in the order
 * of their first occurrence.
 */
export function relatedTags(gifs: readonly Pick<Gif, 'tags'>[], { query, max }: RelatedTagsOptions): readonly string[] {
  const searched = new Set([query.toLowerCase(), ...query.toLowerCase().split(' ')]);
  const counts = new Map<string, number>();
  for (const tag of gifs.flatMap(({ tags }) => tags)) {
    if (!searched.has(tag.toLowerCase())) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([tag]) => tag);
}
