import type { Gif } from './gif.ts';
import type { User } from './user.ts';

/** A titled series of GIFs by one author (spec §3). */
export interface Story {
  /** Absent until it is saved for the first time: saving then creates, later it updates (spec §4). */
  readonly story_id?: string | undefined;
  readonly slug?: string | undefined;
  readonly title: string;
  readonly username: string;
  readonly user?: User | undefined;
  readonly cover?: Gif | undefined;
  /** Absent when only the cover was asked for. */
  readonly gifs?: readonly Gif[] | undefined;
  readonly is_published: boolean;
  /** ISO 8601. */
  readonly publish_datetime?: string | undefined;
}
