import type { TrendingStory } from '@zoetrope/model';
import type { CursorPage, TrendingStoryEntry } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';
import type { HydrationArgs } from './stories.ts';

const host = 'storiesUrl';

export interface TrendingStoriesArgs extends HydrationArgs {
  /** By publication time. @default 'desc' */
  readonly sort?: 'asc' | 'desc' | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** That of the previous page. */
  readonly next_cursor?: string | undefined;
}

/**
 * `GET stories/trending`: the trending stories; moderators also see scheduled ones.
 *
 * @example
 * const { data } = await getTrendingStories(client, { limit: 10 });
 */
export async function getTrendingStories(
  client: BaseManagementClient,
  { sort = 'desc', limit, next_cursor, cover_only }: TrendingStoriesArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<TrendingStoryEntry>> {
  return requestList(client, { host, path: '/trending', query: { sort, limit, next_cursor, cover_only } }, options);
}

/**
 * `POST stories/trending`: adds a story to the trending list, from a time on.
 *
 * @example
 * await addTrendingStory(client, { story_id: 'story-1', publish_datetime: '2026-12-01T00:00:00Z' });
 */
export async function addTrendingStory(
  client: BaseManagementClient,
  trending_story: TrendingStory,
  options: ManagementCallOptions = {},
): Promise<TrendingStoryEntry> {
  return requestOne(client, { method: 'POST', host, path: '/trending', body: { trending_story } }, options);
}

/**
 * `DELETE stories/trending/{id}`: removes an entry from the trending list; the story remains.
 *
 * @example
 * await deleteTrendingStory(client, { id: '1' });
 */
export async function deleteTrendingStory(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/trending/${id}` }, options);
}
