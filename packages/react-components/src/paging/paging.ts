import { type Gif, listProgress, type Pagination } from '@zoetrope/model';

/** A list that is fetched page by page (spec §4, paginated lists). */
export interface Paging {
  /** `ready` for the next page, `loading` it, `failed` until a retry, or at the `end`. */
  readonly status: 'ready' | 'loading' | 'failed' | 'end';
  /** Every GIF so far, each id once. */
  readonly gifs: readonly Gif[];
  /** Where the next page starts. */
  readonly offset: number;
  /** For sources that count by cursor. */
  readonly cursor?: string | undefined;
  /** GIFs in the whole list, where the source knows it. */
  readonly total?: number | undefined;
  /** GIFs that the last page added; 0 once another is under way. */
  readonly added: number;
  /** How often the list was replaced. Within one edition it only grows. */
  readonly edition: number;
}

/** What of a list is worth keeping while nobody shows it. */
export type KeptPaging = Pick<Paging, 'gifs' | 'offset' | 'cursor' | 'total'> & { readonly isWhole: boolean };

export function startPaging(gifs: readonly Gif[], kept?: KeptPaging): Paging {
  return { offset: gifs.length, ...kept, status: kept?.isWhole ? 'end' : 'ready', gifs, added: 0, edition: 0 };
}

/** What a page of `received` GIFs changes, of which `added` were not there yet. */
export function withPage(
  { gifs, offset }: Paging,
  added: readonly Gif[],
  received: number,
  pagination?: Partial<Pagination>,
): Omit<Paging, 'edition'> {
  const { end, ...next } = listProgress(offset, { received, added: added.length, pagination });
  return {
    ...next,
    status: end ? 'end' : 'ready',
    gifs: added.length ? gifs.concat(added) : gifs,
    total: pagination?.total_count,
    added: added.length,
  };
}
