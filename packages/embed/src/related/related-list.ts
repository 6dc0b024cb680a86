import { type Gif, type GifsResult, listProgress } from '@zoetrope/model';

/** Items of the first page, and of each later one (spec §9). */
const FIRST_PAGE = 6;
const LATER_PAGE = 12;

/** The list of related GIFs: what has come, and what is going on. */
export interface RelatedList {
  readonly gifs: readonly Gif[];
  readonly status: 'idle' | 'loading' | 'failed' | 'finished';
  /** Of the next page. */
  readonly offset: number;
}

export type RelatedEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'loaded'; readonly result: GifsResult }
  | { readonly type: 'failed' };

export const EMPTY_LIST: RelatedList = { gifs: [], status: 'idle', offset: 0 };

export function reduceRelated(list: RelatedList, event: RelatedEvent): RelatedList {
  if (event.type === 'asked') return { ...list, status: 'loading' };
  if (event.type === 'failed') return { ...list, status: 'failed' };
  const { data, pagination } = event.result;
  const known = new Set(list.gifs.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !known.has(id) && known.add(id));
  const facts = { received: data.length, added: fresh.length, pagination };
  const { offset, end } = listProgress(list.offset, facts);
  return { gifs: [...list.gifs, ...fresh], status: end === undefined ? 'idle' : 'finished', offset };
}

/** How many items the next call asks for. */
export function pageSize({ gifs }: Pick<RelatedList, 'gifs'>): number {
  return gifs.length === 0 ? FIRST_PAGE : LATER_PAGE;
}
