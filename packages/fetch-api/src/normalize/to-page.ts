import type { Pagination } from '@zoetrope/model';
import { fields, frozen, items, nonNegative } from './read.ts';

/** A valid response whose contents have not been read yet. */
export interface Envelope {
  readonly data: unknown;
  readonly pagination: unknown;
  readonly meta: { readonly response_id: string };
}

/** A page of a list. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly pagination: Pagination;
  readonly meta: {
    readonly response_id: string;
    /** Number of malformed items that were dropped; undefined if there were none. */
    readonly dropped?: number | undefined;
  };
}

/**
 * Converts a response to a page; undefined if it has no list. Missing pagination is derived from the received items.
 */
export function toPage<T>(
  { data, pagination, meta }: Envelope,
  offset: number,
  toItem: (item: unknown) => T | undefined,
): Page<T> | undefined {
  if (!Array.isArray(data)) return undefined;
  const { response_id } = meta;
  const converted = items(data, toItem);
  const wire = fields(pagination);
  // With a count of 0, the next page would be this one again.
  const count = nonNegative(wire.count) || data.length;
  const total = nonNegative(wire.total_count);
  return frozen({
    data: converted,
    pagination: frozen({
      offset: nonNegative(wire.offset) ?? offset,
      count,
      total_count: count && !total ? undefined : total,
      next: typeof wire.next === 'string' ? wire.next : undefined,
    }),
    meta: frozen({ response_id, dropped: data.length - converted.length || undefined }),
  });
}
