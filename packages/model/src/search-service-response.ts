/** The moderators' search (spec §3). */
export interface SearchServiceResponse<Result> {
  readonly count: number;
  readonly results: readonly Result[];
  /** Tags that occur together with the search term, strongest first. */
  readonly gps_keywords: readonly string[];
}
