import type { Pagination } from '../page.ts';

/** All there is of something, in its order. */
export interface List<T> {
  readonly data: readonly T[];
}

/** A page of a long list, found by its offset. */
export interface Listing<T> extends List<T> {
  readonly pagination: Pagination;
}

/** A page of a list that grows while it is read, found by a cursor. */
export interface CursorPage<T> extends List<T> {
  /** Opaque; given back as `next_cursor` it brings the next page. Empty at the end. */
  readonly next_cursor: string;
}
