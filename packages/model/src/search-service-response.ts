/** A response of the moderators' search. */
export interface SearchServiceResponse<Result> {
  readonly count: number;
  readonly results: readonly Result[];
  /** Tags that often occur together with the search term, best first. */
  readonly gps_keywords: readonly string[];
}
