import type { GifEventType } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/** Half-life of a click. */
const HALF_LIFE_MS = 24 * 60 * 60 * 1000;

/** Value of each action for trending. Views are counted separately. Our widgets do not send the last two. */
export const CLICKS_OF: { readonly [action in GifEventType | 'SENT' | 'FAVORITE']: number } = {
  CLICK: 1,
  START: 0.5,
  HOVER: 0.1,
  SEEN: 0,
  SENT: 1,
  FAVORITE: 1,
};

/**
 * The natural logarithm of `amount`, grown to the time `now` instead of decaying earlier counts. Such counts stay
 * comparable forever: no job has to update them, and an index can sort them.
 */
export function decayed(amount: number, now: number): number {
  return (Math.LN2 * now) / HALF_LIFE_MS + Math.log(amount);
}

/** ln(eᵃ + eᵇ) of two such counts, in SQL. The limit avoids an underflow of exp(), which is an error in Postgres. */
export function addDecayed(a: RawBuilder<number>, b: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`(greatest(${a}, ${b}) + ln(1 + exp(-least(abs(${a} - ${b}), 700))))`;
}
