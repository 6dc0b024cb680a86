import type { Gif } from './gif.ts';
import type { User } from './user.ts';

/** A titled series of GIFs by one author. */
export interface Story {
  /** Undefined until the story is saved for the first time, which creates it. */
  readonly story_id?: string | undefined;
  readonly slug?: string | undefined;
  readonly title: string;
  readonly username: string;
  readonly user?: User | undefined;
  readonly cover?: Gif | undefined;
  /** Undefined if only the cover was requested. */
  readonly gifs?: readonly Gif[] | undefined;
  readonly is_published: boolean;
  /** ISO 8601. */
  readonly publish_datetime?: string | undefined;
}

/** A story in the trending list, from a given time. */
export interface TrendingStory {
  readonly story_id: string;
  /** ISO 8601. */
  readonly publish_datetime: string;
}
