import type { Gif } from './gif.ts';

/** Where a page of results stands in its list. */
export interface Pagination {
  readonly offset: number;
  /** GIFs in this page. */
  readonly count: number;
  /** GIFs in the whole list, where the provider knows it. */
  readonly total_count?: number | undefined;
  /** Opaque cursor of the next page; an empty string means the end. */
  readonly next?: string | undefined;
}

export interface GifsResult {
  readonly data: readonly Gif[];
  readonly pagination: Pagination;
  readonly meta: { readonly response_id: string };
}

export interface GifResult {
  readonly data: Gif;
  readonly meta: { readonly response_id: string };
}

export interface PageOptions {
  /** Detaches this caller; the request itself ends when its last caller has left. */
  readonly signal?: AbortSignal | undefined;
  /** `pagination.next` of the page before. */
  readonly cursor?: string | undefined;
  /** `reload` asks the network whatever is remembered, as "Try again?" does. @default 'default' */
  readonly cache?: 'default' | 'reload' | undefined;
}

/** Gives one page of a list: the contract between any source of GIFs and the widgets. */
export type FetchGifs = (offset: number, options: PageOptions) => Promise<GifsResult>;
