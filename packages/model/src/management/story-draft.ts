import type { Story, TrendingStory } from '../story.ts';

/** A story to save: created without an id, otherwise updated. */
export interface StoryDraft {
  readonly story_id?: string | undefined;
  /** The author. */
  readonly username: string;
  readonly story: StoryContent;
  /** ISO 8601; a published story is hidden before this time. @default now */
  readonly publish_datetime?: string | undefined;
}

export interface StoryContent {
  /** 1 to 100 characters. */
  readonly title: string;
  /** @default derived from the title */
  readonly slug?: string | undefined;
  /** Ids, 1 to 50, in order. */
  readonly gifs: readonly string[];
  /** Id of the cover GIF. @default the first */
  readonly cover?: string | undefined;
  readonly is_published: boolean;
}

/** A story in the trending list. */
export interface TrendingStoryEntry extends TrendingStory {
  readonly id: string;
  /** Whether its publication time has passed. */
  readonly is_live: boolean;
  readonly story: Story;
}
