import type { Pagination } from './page.ts';

/** Why a list has ended: its total was reached, a page was empty, or a page brought nothing new (spec §4, W-5). */
export type EndReason = 'total' | 'empty' | 'stalled';

/** How far a list has been read. */
export interface ListProgress {
  /** Of the next page. */
  readonly offset: number;
  /** Of the next page, where the service gives one. */
  readonly cursor?: string | undefined;
  /** Absent while there is more. */
  readonly end?: EndReason | undefined;
}

/** A page, as far as the list's progress depends on it. */
export interface PageFacts {
  /** GIFs in the page. */
  readonly received: number;
  /** Those of them that the list did not have yet. */
  readonly added: number;
  readonly pagination?: Partial<Pagination> | undefined;
}

/**
 * Where a list goes on after the page that was asked for at `offset`. A service that states less than was asked for, or
 * no count, is not believed: otherwise the same page would be asked for again and again.
 */
export function listProgress(offset: number, { received, added, pagination }: PageFacts): ListProgress {
  const { offset: stated = 0, count, next: cursor, total_count: total } = pagination ?? {};
  const reached = Math.max(offset, stated) + (count || received);
  const isWhole = cursor === '' || reached >= (total ?? reached + 1);
  const end = !received ? 'empty' : isWhole ? 'total' : added ? undefined : 'stalled';
  return { offset: reached, cursor: cursor || undefined, end };
}
