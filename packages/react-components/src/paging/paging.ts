import type { Gif, Pagination } from '@zoetrope/model';

/** A list that is fetched page by page (spec §4, paginated lists). */
export interface Paging {
  /** `ready` for the next page, `waiting` a moment before it asks, `loading` it, `failed` until a retry, or at the `end`. */
  readonly status: 'ready' | 'waiting' | 'loading' | 'failed' | 'end';
  /** Every GIF so far, each id once. */
  readonly gifs: readonly Gif[];
  /** Where the next page starts. */
  readonly offset: number;
  /** For sources that count by cursor. */
  readonly cursor?: string | undefined;
  /** GIFs in the whole list, where the source knows it. */
  readonly total?: number | undefined;
  /** GIFs that the last page added. */
  readonly added: number;
  readonly error?: unknown;
}

export type PagingEvent =
  | { readonly type: 'demanded' | 'asked' | 'stopped' }
  | { readonly type: 'answered'; readonly added: readonly Gif[]; readonly received: number; readonly page: Pagination }
  | { readonly type: 'failed'; readonly error: unknown };

export function startPaging(gifs: readonly Gif[]): Paging {
  return { status: 'ready', gifs, offset: gifs.length, added: 0 };
}

export function nextPaging(paging: Paging, event: PagingEvent): Paging {
  switch (event.type) {
    case 'demanded':
      return paging.status === 'ready' ? { ...paging, status: 'waiting' } : paging;
    case 'asked':
      return { ...paging, status: 'loading', error: undefined };
    case 'failed':
      return { ...paging, status: 'failed', error: event.error };
    case 'stopped':
      return paging.status === 'waiting' || paging.status === 'loading' ? { ...paging, status: 'ready' } : paging;
    case 'answered': {
      const { added, received, page } = event;
      const total = page.total_count;
      const offset = (page.offset ?? paging.offset) + (page.count ?? received);
      // Ruling 8: a page that adds nothing, an empty one, or the last place of the list.
      const isEnd = added.length === 0 || page.next === '' || (total !== undefined && offset >= total);
      return {
        status: isEnd ? 'end' : 'ready',
        gifs: added.length > 0 ? [...paging.gifs, ...added] : paging.gifs,
        offset,
        cursor: page.next,
        total,
        added: added.length,
      };
    }
  }
}
