import type { Gif } from '@zoetrope/model';

/**
 * The tags that the GIFs found have most in common, beside the words searched for: where one might go next. Most frequent
 * first; among equals, the one that came first.
 */
export function closeTags(gifs: readonly Pick<Gif, 'tags'>[], query: string, most: number): readonly string[] {
  const searched = new Set([query.toLowerCase(), ...query.toLowerCase().split(' ')]);
  const counts = new Map<string, number>();
  for (const tag of gifs.flatMap(({ tags }) => tags)) {
    if (!searched.has(tag.toLowerCase())) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([tag]) => tag);
}
