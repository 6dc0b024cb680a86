import { createHash } from 'node:crypto';

/**
 * The number of an item, for APIs whose items have one: the first 53 bits of a hash of its id, the most that a JSON
 * number holds. Two of a million items have the same number with a probability of 1 in 18,000.
 */
export function itemNumber(id: string): number {
  return Number(createHash('sha256').update(id).digest().readBigUInt64BE() >> 11n);
}

/** SQL for the number of a row of `items`. It has an index. */
export const ITEM_NUMBER = "('x' || encode(sha256(id::bytea), 'hex'))::bit(53)::bigint";
