import type { Story } from '../story.ts';
import type { TrendingStory } from '../trending-story.ts';

/** A story that is to be saved: made when it has no id, else changed (spec §4). */
export interface StoryDraft {
  readonly story_id?: string | undefined;
  /** The author. */
  readonly username: string;
  readonly story: StoryContent;
  /** ISO 8601; before it a published story is not shown. @default at once */
  readonly publish_datetime?: string | undefined;
}

export interface StoryContent {
  /** 1 to 100 characters. */
  readonly title: string;
  /** @default made from the title */
  readonly slug?: string | undefined;
  /** Ids, 1 to 50, in order. */
  readonly gifs: readonly string[];
  /** Id of the GIF that stands for the story. @default the first */
  readonly cover?: string | undefined;
  readonly is_published: boolean;
}

/** A story in the trending list. */
export interface TrendingStoryEntry extends TrendingStory {
  readonly id: string;
  /** Whether its time has come. */
  readonly is_live: boolean;
  readonly story: Story;
}
