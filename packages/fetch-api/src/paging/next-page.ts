import { type Gif, type GifsResult, type ListProgress, listProgress } from '@zoetrope/model';

/** What a page adds: the GIFs not seen before, and where the list goes on. Adds their ids to `seen`. */
export function nextPage(
  { offset }: ListProgress,
  seen: Set<string>,
  { data, pagination }: GifsResult,
): ListProgress & { readonly added: readonly Gif[] } {
  const added = data.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { added, ...listProgress(offset, { received: data.length, added: added.length, pagination }) };
}
