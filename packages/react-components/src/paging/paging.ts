import type { AppendedPage, Gif } from '@zoetrope/model';

/** The state of a list that is fetched page by page. */
export interface Paging {
  /** `ready` for the next page, `loading` it, `failed` until a retry, or at the `end`. */
  readonly status: 'ready' | 'loading' | 'failed' | 'end';
  /** All GIFs so far, each id once. */
  readonly gifs: readonly Gif[];
  /** The offset of the next page. */
  readonly offset: number;
  /** The cursor of the next page, for providers that use cursors. */
  readonly cursor?: string | undefined;
  /** The number of GIFs in the whole list, if the provider reports it. */
  readonly total?: number | undefined;
  /** The number of GIFs that the last page added; 0 while another one is loading. */
  readonly added: number;
  /** Incremented when the items are replaced. Within one version the list only grows. */
  readonly version: number;
}

/** The part of a list's state to save while the list is not shown. */
export interface PagingSnapshot extends Pick<Paging, 'gifs' | 'offset' | 'cursor' | 'total'> {
  /** Whether the last page has been fetched. */
  readonly isComplete: boolean;
}

export function initialPaging(gifs: readonly Gif[], snapshot?: PagingSnapshot): Paging {
  const { offset = gifs.length, cursor, total, isComplete = false } = snapshot ?? {};
  return { status: isComplete ? 'end' : 'ready', gifs, offset, cursor, total, added: 0, version: 0 };
}

/** The changes to a list's state that a page causes. `total` is the number of GIFs in the whole list, if known. */
export function withPage(
  { gifs }: Paging,
  { added, endReason, ...next }: AppendedPage,
  total: number | undefined,
): Omit<Paging, 'version'> {
  return {
    ...next,
    status: endReason ? 'end' : 'ready',
    gifs: added.length > 0 ? gifs.concat(added) : gifs,
    total,
    added: added.length,
  };
}
