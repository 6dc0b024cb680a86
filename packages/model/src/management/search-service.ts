import type { Gif, Rating } from '../gif.ts';
import type { Takedown } from '../takedown.ts';
import type { ModerationStatus } from './moderation.ts';

/** A query of the moderators' search, which includes hidden and removed GIFs. */
export interface SearchServiceQuery {
  readonly q: string;
  /** The highest rating of results. @default all */
  readonly rating?: Rating | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
  /** 1 to 100. @default 25 */
  readonly limit?: number | undefined;
}

export interface SearchServiceGif {
  readonly gif: Gif;
  /** Relevance of the result. */
  readonly score: number;
  readonly view_count: number;
  readonly moderation_status: ModerationStatus;
  /** Undefined if it is not taken down. */
  readonly takedown?: Pick<Takedown, 'reason' | 'taken_down_at'> | undefined;
}

/** A response of the moderators' search. */
export interface SearchServiceResponse<Result> {
  readonly count: number;
  readonly results: readonly Result[];
  /** Tags that often occur together with the search term, best first. */
  readonly gps_keywords: readonly string[];
}
