import type { Gif, Rating } from '../gif.ts';
import type { ModerationStatus } from './gif-admin.ts';

/** What moderators look for: hidden and removed GIFs are found too. */
export interface SearchServiceQuery {
  readonly q: string;
  /** The strongest content wanted. @default all */
  readonly rating?: Rating | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
  /** 1 to 100. @default 25 */
  readonly limit?: number | undefined;
}

export interface SearchServiceGif {
  readonly gif: Gif;
  /** How well it fits the search. */
  readonly score: number;
  readonly view_count: number;
  readonly moderation_status: ModerationStatus;
}
