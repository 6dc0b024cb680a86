import type { Pagination } from '../page.ts';

/** A complete list. */
export interface List<T> {
  readonly data: readonly T[];
}

/** A page of a list that is paginated by offset. */
export interface OffsetPage<T> extends List<T> {
  readonly pagination: Pagination;
}

/** A page of a list that is paginated by cursor. */
export interface CursorPage<T> extends List<T> {
  /** The cursor of the next page; empty at the end of the list. */
  readonly next_cursor: string;
}
