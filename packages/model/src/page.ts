import type { Gif } from './gif.ts';

/** The position of a page in its list. */
export interface Pagination {
  readonly offset: number;
  /** Number of GIFs in this page. */
  readonly count: number;
  /** Number of GIFs in the whole list, if known. */
  readonly total_count?: number | undefined;
  /** Opaque cursor of the next page; an empty string is the end of the list. */
  readonly next?: string | undefined;
}

/** A page of GIFs. */
export interface GifsResult {
  readonly data: readonly Gif[];
  readonly pagination: Pagination;
  readonly meta: {
    readonly response_id: string;
    /** Id of the provider that responded, if a client of several providers made the call. */
    readonly provider?: string | undefined;
  };
}

/** One GIF. */
export interface GifResult {
  readonly data: Gif;
  readonly meta: { readonly response_id: string };
}

/** The page of a list that is requested. */
export interface PageRequest {
  /** The number of GIFs to skip. */
  readonly offset: number;
  /** `pagination.next` of the previous page. */
  readonly cursor?: string | undefined;
  /** Detaches this caller; the request is aborted when its last caller has detached. */
  readonly signal?: AbortSignal | undefined;
  /** `'reload'` bypasses every cache, as "Try again?" does. @default 'default' */
  readonly cache?: 'default' | 'reload' | undefined;
}

/**
 * Fetches one page of a list: the contract between any source of GIFs and the widgets.
 *
 * @example
 * const fetchGifs: FetchGifs = (page) => client.search('cat', page);
 */
export type FetchGifs = (page: PageRequest) => Promise<GifsResult>;
