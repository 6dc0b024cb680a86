import type { SearchReport } from '../search-report.ts';

/** A report about search results, as stored for moderators. */
export interface StoredSearchReport extends SearchReport {
  readonly id: string;
  /** ISO 8601. */
  readonly reported_at: string;
}
