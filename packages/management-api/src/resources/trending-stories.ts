import type { TrendingStory } from '@zoetrope/model';
import type { CursorPage, TrendingStoryEntry } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';
import type { HydrationArgs } from './stories.ts';

const host = 'storiesUrl';

export interface TrendingStoriesArgs extends HydrationArgs {
  /** Order by publication time; `desc` is newest first. @default 'desc' */
  readonly sort?: 'asc' | 'desc' | undefined;
  /** Entries per page. @default 25 */
  readonly limit?: number | undefined;
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  readonly next_cursor?: string | undefined;
}

/**
 * `GET stories/trending`: one page of the trending list. Moderators also see entries whose publication time is in the
 * future.
 *
 * Resolves with `{ data, next_cursor }`; pass `next_cursor` to get the next page. It is `''` on the last one. Rejects
 * with a `ZoetropeError`.
 *
 * @example
 * const first = await getTrendingStories(client, { limit: 10 });
 * const second = await getTrendingStories(client, { limit: 10, next_cursor: first.next_cursor });
 */
export async function getTrendingStories(
  client: BaseManagementClient,
  { sort = 'desc', limit, next_cursor, cover_only }: TrendingStoriesArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<TrendingStoryEntry>> {
  return requestList(client, { host, path: '/trending', query: { sort, limit, next_cursor, cover_only } }, options);
}

/**
 * `POST stories/trending`: adds a story to the trending list. It is listed from `publish_datetime` (ISO 8601) on.
 * Requires the permission `story.trend`.
 *
 * Resolves with the new entry. Rejects with a `ZoetropeError`: 404 if the story does not exist, 409 if it is in the
 * list already.
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
 * `DELETE stories/trending/{id}`: removes an entry from the trending list. The story itself is not deleted. Requires
 * the permission `story.trend`.
 *
 * `id` is the id of the entry, not of the story. Rejects with a `ZoetropeError` (404) if there is no such entry.
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
