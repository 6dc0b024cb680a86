/** A user's report about a page of search results. */
export interface SearchReport {
  readonly reasons: readonly string[];
  readonly additional_info: string;
  /** `meta.response_id` of the reported page. */
  readonly search_response_id: string;
  readonly search_term: string;
  readonly search_content_type: string;
}

/** A report about search results, as stored for moderators. */
export interface StoredSearchReport extends SearchReport {
  readonly id: string;
  /** ISO 8601. */
  readonly reported_at: string;
}
