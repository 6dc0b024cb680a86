/** A viewer's complaint about a page of search results (spec §3). */
export interface SearchReport {
  readonly reasons: readonly string[];
  readonly additional_info: string;
  /** `meta.response_id` of the page complained about. */
  readonly search_response_id: string;
  readonly search_term: string;
  readonly search_content_type: string;
}
