import { appendPage, type EndReason, type FetchGifs, type Gif, type ListProgress } from '@zoetrope/model';
import { createResponseCache, DEDUPE_ONLY } from '../response-cache.ts';

/**
 * Iterates over the pages of a list; yields the new GIFs of each page and returns the reason of the end. An abort
 * rejects with the signal's reason. Neither an abort nor leaving the loop makes another request.
 *
 * @example
 * for await (const gifs of gifPages((page) => client.search('cat', page))) {
 *   console.log(gifs.length);
 * }
 */
export async function* gifPages(
  fetchGifs: FetchGifs,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): AsyncGenerator<readonly Gif[], EndReason, void> {
  // Rejects on an abort even if `fetchGifs` ignores the signal.
  const requests = createResponseCache(DEDUPE_ONLY);
  const known = new Set<string>();
  let progress: ListProgress = { offset: 0 };
  for (;;) {
    const { offset, cursor } = progress;
    const load = (loadSignal: AbortSignal) => fetchGifs({ offset, cursor, signal: loadSignal });
    const result = await requests.fetch({ key: 'page', load, signal });
    const { added, ...next } = appendPage({ offset, known }, result);
    for (const { id } of added) known.add(id);
    progress = next;
    if (added.length > 0) yield added;
    if (progress.endReason) return progress.endReason;
  }
}
