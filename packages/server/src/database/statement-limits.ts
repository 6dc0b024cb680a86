import type { Work } from './query-scope.ts';

/** Time limits of single statements in ms. */
export type StatementLimits = { readonly [work in Work]: number };

/** A search takes some milliseconds. A write may wait for locks; loads and retention change many rows. */
export const STATEMENT_LIMITS_MS: StatementLimits = {
  health: 2000,
  limit: 1000,
  read: 5000,
  write: 15_000,
  background: 900_000,
};
