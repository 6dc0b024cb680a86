import type { TrendingStory } from '@zoetrope/model';
import type { CursorPage, TrendingStoryEntry } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, list, one } from '../results.ts';
import type { HydrationArgs } from './stories.ts';

const host = 'storiesUrl';

export interface TrendingStoriesArgs extends HydrationArgs {
  /** By the moment of publishing. @default 'desc' */
  readonly sort?: 'asc' | 'desc' | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** Of the page before. */
  readonly next_cursor?: string | undefined;
}

/** `GET stories/trending`: the stories whose time has come; moderators also see those to come. */
export async function getTrendingStories(
  connection: Connection,
  { sort = 'desc', limit, next_cursor, cover_only }: TrendingStoriesArgs = {},
  options: CallOptions = {},
): Promise<CursorPage<TrendingStoryEntry>> {
  return list(connection, { host, path: '/trending', query: { sort, limit, next_cursor, cover_only } }, options);
}

/** `POST stories/trending`: puts a story into the list, from its moment on. */
export async function addTrendingStory(
  connection: Connection,
  trending_story: TrendingStory,
  options: CallOptions = {},
): Promise<TrendingStoryEntry> {
  return one(connection, { method: 'POST', host, path: '/trending', body: { trending_story } }, options);
}

/** `DELETE stories/trending/{id}`: takes an entry out of the list; the story stays. */
export async function deleteTrendingStory(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/trending/${id}` }, options);
}
