import type { SearchReport } from '../search-report.ts';

/** A report about a page of search results, as it is kept for moderators. */
export interface KeptSearchReport extends SearchReport {
  readonly id: string;
  /** ISO 8601. */
  readonly reported_at: string;
}
