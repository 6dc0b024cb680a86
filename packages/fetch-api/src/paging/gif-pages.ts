import type { EndReason, FetchGifs, Gif, ListProgress } from '@zoetrope/model';
import { createCallMemory, SHARE_ONLY } from '../call-memory.ts';
import { nextPage } from './next-page.ts';

/**
 * The new GIFs of each page, for `for await`; returns the reason of the end. An abort rejects with the signal's reason,
 * and leaving the loop ends it: neither makes another request.
 */
export async function* gifPages(
  fetchGifs: FetchGifs,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): AsyncGenerator<readonly Gif[], EndReason, void> {
  const share = createCallMemory(SHARE_ONLY);
  const seen = new Set<string>();
  let progress: ListProgress = { offset: 0 };
  for (;;) {
    const { offset, cursor } = progress;
    // Shared, though with nobody: so that an abort is heeded by a source that heeds none.
    const result = await share('page', (shared) => fetchGifs({ offset, cursor, signal: shared }), signal, false);
    const { added, ...reached } = nextPage(progress, seen, result);
    progress = reached;
    if (added.length > 0) yield added;
    if (progress.end) return progress.end;
  }
}
