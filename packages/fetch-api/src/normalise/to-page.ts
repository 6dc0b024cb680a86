import type { Pagination } from '@zoetrope/model';
import { amount, fields, freeze, items } from './read.ts';

/** What every valid answer holds, its parts not looked at yet. */
export interface Envelope {
  readonly data: unknown;
  readonly pagination: unknown;
  readonly meta: { readonly response_id: string };
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly pagination: Pagination;
  readonly meta: {
    readonly response_id: string;
    /** Items that could not be read and are left out. */
    readonly dropped?: number | undefined;
  };
}

/** A page of a list; undefined when the answer holds no list. A missing pagination is made up from what came. */
export function toPage<T>(
  { data, pagination, meta }: Envelope,
  offset: number,
  read: (item: unknown, responseId: string) => T | undefined,
): Page<T> | undefined {
  if (!Array.isArray(data)) return undefined;
  const { response_id } = meta;
  const found = items(data, (item) => read(item, response_id));
  const wire = fields(pagination);
  // A count of 0 beside items would make the next page this one again.
  const count = amount(wire.count) || data.length;
  const total = amount(wire.total_count);
  return freeze({
    data: found,
    pagination: freeze({
      offset: amount(wire.offset) ?? offset,
      count,
      total_count: count && !total ? undefined : total,
      next: typeof wire.next === 'string' ? wire.next : undefined,
    }),
    meta: freeze({ response_id, dropped: data.length - found.length || undefined }),
  });
}
