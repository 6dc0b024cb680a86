import { appendPage, type Gif, type GifsResult } from '@zoetrope/model';

/** Sizes of the first page, and of each next one (spec §9). */
const FIRST_PAGE = 6;
const NEXT_PAGE = 12;

/** The loaded related GIFs and the state of the request. */
export interface RelatedList {
  readonly gifs: readonly Gif[];
  readonly status: 'idle' | 'loading' | 'failed' | 'finished';
  /** The offset of the next page. */
  readonly offset: number;
}

export type RelatedEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly result: GifsResult }
  | { readonly type: 'failed' };

export const EMPTY_LIST: RelatedList = { gifs: [], status: 'idle', offset: 0 };

export function reduceRelated(list: RelatedList, event: RelatedEvent): RelatedList {
  switch (event.type) {
    case 'requested':
      return { ...list, status: 'loading' };
    case 'failed':
      return { ...list, status: 'failed' };
    case 'loaded':
      return addPage(list, event.result);
  }
}

function addPage(list: RelatedList, result: GifsResult): RelatedList {
  const known = new Set(list.gifs.map(({ id }) => id));
  const { added, offset, endReason } = appendPage({ offset: list.offset, known }, result);
  return { gifs: [...list.gifs, ...added], status: endReason === undefined ? 'idle' : 'finished', offset };
}

/** The size of the next page. */
export function pageSize({ gifs }: Pick<RelatedList, 'gifs'>): number {
  return gifs.length === 0 ? FIRST_PAGE : NEXT_PAGE;
}
