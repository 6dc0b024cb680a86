import type { KeptPaging } from '../paging/paging.ts';

/** A list as it was left: plain data, to be given back to a Grid of the same query. */
export interface GridSnapshot extends KeptPaging {
  /** The GIF at the upper edge of the view, and the part of it above that; undefined at the beginning of the list. */
  readonly anchor?: { readonly id: string; readonly fraction: number } | undefined;
}
