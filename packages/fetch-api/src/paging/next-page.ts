import type { Gif, GifsResult } from '@zoetrope/model';

/** Why a list has ended: its total was reached, a page was empty, or a page brought nothing new (spec §4, W-5). */
export type EndReason = 'total' | 'empty' | 'stalled';

/** How far a list has been read. */
export interface Progress {
  /** Of the next page. */
  readonly offset: number;
  /** Of the next page, where the service gives one. */
  readonly cursor?: string | undefined;
  readonly end?: EndReason | undefined;
}

/** What a page adds: the GIFs not seen before, and where the list goes on. Adds their ids to `seen`. */
export function nextPage(
  { offset }: Progress,
  seen: Set<string>,
  { data, pagination }: GifsResult,
): Progress & { readonly added: readonly Gif[] } {
  const added = data.filter(({ id }) => !seen.has(id) && seen.add(id));
  const { next: cursor, total_count: total = Number.POSITIVE_INFINITY } = pagination;
  const nextOffset = Math.max(offset, pagination.offset) + (pagination.count || data.length);
  return { added, offset: nextOffset, cursor: cursor || undefined, end: endOf() };

  function endOf(): EndReason | undefined {
    if (data.length === 0) return 'empty';
    if (cursor === '' || nextOffset >= total) return 'total';
    return added.length === 0 ? 'stalled' : undefined;
  }
}
