import type { GifEventType } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/** What happened this long ago counts half. */
const HALF_LIFE_MS = 24 * 60 * 60 * 1000;

/** What an action says about an item being chosen. Being seen says nothing; it is counted apart. */
export const CLICKS_OF: { readonly [action in GifEventType]: number } = { CLICK: 1, START: 0.5, HOVER: 0.1, SEEN: 0 };

/**
 * The natural logarithm of `amount`, grown forward to the moment `now` instead of decaying what came before.
 * Counts kept this way stay comparable for ever: no job has to refresh them and an index can hold their order.
 */
export function decayed(amount: number, now: number): number {
  return (Math.LN2 * now) / HALF_LIFE_MS + Math.log(amount);
}

/** ln(eᵃ + eᵇ) for two such counts, in SQL. The bound keeps exp() from underflowing, which Postgres calls an error. */
export function addDecayed(a: RawBuilder<number>, b: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`(greatest(${a}, ${b}) + ln(1 + exp(-least(abs(${a} - ${b}), 700))))`;
}
