import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Cursor } from '../../http/cursor.ts';
import { findStory, type StoryRecord, selectStories, storyNotFound } from './story-record.ts';

/** A story in the trending list. */
export interface TrendingEntry {
  readonly id: string;
  readonly publish_at: Date;
  readonly story: StoryRecord;
}

export interface TrendingQuery {
  readonly sort: 'asc' | 'desc';
  readonly after?: Cursor | undefined;
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether to include entries and stories of the future. */
  readonly withUpcoming: boolean;
}

/** Entries by the time from which they trend. */
export async function trendingStories(db: Db, query: TrendingQuery): Promise<TrendingEntry[]> {
  const { sort, after, limit, now, withUpcoming } = query;
  const entries = await db
    .selectFrom('trending_stories')
    .innerJoin('stories', 'stories.story_id', 'trending_stories.story_id')
    .select(['trending_stories.id', 'trending_stories.story_id', 'trending_stories.publish_at'])
    .$if(!withUpcoming, (query) =>
      query
        .where('trending_stories.publish_at', '<=', new Date(now))
        .where(sql<boolean>`is_published AND (stories.publish_at IS NULL OR stories.publish_at <= ${new Date(now)})`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(trending_stories.publish_at, trending_stories.id) ${sql.raw(sort === 'desc' ? '<' : '>')} (${after?.at}::timestamptz, ${after?.id}::text)`,
      ),
    )
    .orderBy('trending_stories.publish_at', sort)
    .orderBy('trending_stories.id', sort)
    .limit(limit)
    .execute();
  const ids = entries.map(({ story_id }) => story_id);
  const stories =
    ids.length === 0 ? [] : await selectStories(db, { where: sql<boolean>`story_id = ANY(${ids})`, limit });
  const byId = new Map(stories.map((story) => [story.story_id, story]));
  return entries.flatMap(({ id, story_id, publish_at }) => {
    const story = byId.get(story_id);
    return story === undefined ? [] : [{ id, publish_at, story }];
  });
}

/** Adds a story to the trending list. Throws 409 if it is in the list already. */
export async function addTrendingStory(db: Db, storyId: string, publishAt: Date): Promise<TrendingEntry> {
  const story = await findStory(db, { id: storyId });
  if (story === undefined) throw storyNotFound(storyId, 'trending_story');
  const entry = { id: randomUUID(), story_id: storyId, publish_at: publishAt };
  const inserted = await db
    .insertInto('trending_stories')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    throw new ApiError('This story is already in the trending list.', {
      status: 409,
      code: 'conflict',
      parameter: 'trending_story',
    });
  }
  return { id: entry.id, publish_at: publishAt, story };
}

export async function removeTrendingStory(db: Db, id: string): Promise<void> {
  const deleted = await db.deleteFrom('trending_stories').where('id', '=', id).returning('id').executeTakeFirst();
  if (deleted === undefined)
    throw new ApiError(`There is no trending entry ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
}
