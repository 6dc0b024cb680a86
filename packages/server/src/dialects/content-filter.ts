import type { Rating } from '@zoetrope/model';

/** The highest rating that each content filter of Tenor and KLIPY allows. */
export const CONTENT_FILTERS: ReadonlyMap<string, Rating> = new Map([
  ['off', 'r'],
  ['low', 'pg-13'],
  ['medium', 'pg'],
  ['high', 'g'],
]);

/** Stricter than the default of Tenor, `off`: the default rating is pg-13 in all dialects. */
export const DEFAULT_FILTER = 'low';
export const DEFAULT_RATING: Rating = 'pg-13';
