import type { Gif } from './gif.ts';

/** Options of a report. */
export interface ReportOptions {
  /** The search that led to the GIF. */
  readonly term?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The calls by which an API learns what a user did, if it has calls instead of a collector of events. They need the
 * user's consent: `createReports` of `@zoetrope/analytics/reports` makes them for the events of widgets.
 */
export interface ReportCalls {
  /** Reports that the user has picked a GIF to send it. */
  readonly share: (gif: Gif, options?: ReportOptions) => Promise<void>;
  /** Reports that the user has seen a GIF. Undefined if the API has no such call. */
  readonly view?: ((gif: Gif, options?: ReportOptions) => Promise<void>) | undefined;
}
