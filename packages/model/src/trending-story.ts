/** A story in the trending list, from a given time. */
export interface TrendingStory {
  readonly story_id: string;
  /** ISO 8601. */
  readonly publish_datetime: string;
}
