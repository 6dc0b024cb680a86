import { z } from '@hono/zod-openapi';
import { isAllowed, OPTIONAL_SIGN_IN } from '../../auth/access.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { ISO_TIMESTAMP } from '../../http/iso-timestamp.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID, LIMIT } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { cursorPage, pageOf } from '../shared/schemas.ts';
import { type StoryResultOptions, toStoryResults } from './story-result.ts';
import { COVER_ONLY, trendingStoryEntry } from './story-schemas.ts';
import { addTrendingStory, removeTrendingStory, type TrendingEntry, trendingStories } from './trending-stories.ts';

const route = routesWith({ tags: ['stories'] });

const path = '/stories/trending';

const read = route.get(path, {
  summary: 'List the trending stories',
  security: OPTIONAL_SIGN_IN,
  request: {
    query: z.object({
      sort: optional(z.enum(['asc', 'desc']).default('desc')),
      limit: LIMIT,
      next_cursor: optional(z.string().max(200).optional()),
      ...COVER_ONLY,
    }),
  },
  responses: ok(
    cursorPage(trendingStoryEntry),
    'By the time from which they trend; moderators also see future entries',
  ),
});

/** Adds `/stories/trending` [G-7]. */
export function addTrendingStoryRoutes(app: App, context: AdminContext): void {
  const { db, clock, access } = context;
  const guard = access.require('story.trend');
  const add = route.post(path, {
    ...guard,
    summary: 'Add a story to the trending list',
    request: {
      body: jsonBody(
        z.strictObject({ trending_story: z.strictObject({ story_id: ID, publish_datetime: ISO_TIMESTAMP }) }),
      ),
    },
    responses: created(trendingStoryEntry, 'The entry'),
  });
  const remove = route.delete(`${path}/{id}`, {
    ...guard,
    summary: 'Remove a story from the trending list',
    request: { params: z.object({ id: ID }) },
    responses: noContent('The entry is removed'),
  });

  app.openapi(read, async (c) => {
    const { sort, limit, next_cursor, cover_only: coverOnly } = c.req.valid('query');
    const withUpcoming = isAllowed(await access.anyCaller(c), 'story.trend', []);
    const after = readCursor(next_cursor);
    const stories = await trendingStories(db, { sort, after, limit: limit + 1, now: clock(), withUpcoming });
    const { page, last } = pageOf(stories, limit);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(
      {
        data: await toResults(c, page, { coverOnly }),
        next_cursor: writeCursor(last && { at: last.publish_at, id: last.id }),
      },
      200,
    );
  });
  app.openapi(add, async (c) => {
    const { story_id, publish_datetime } = c.req.valid('json').trending_story;
    const entry = await addTrendingStory(db, story_id, new Date(publish_datetime));
    const [result] = await toResults(c, [entry]);
    return c.json(result, 201);
  });
  app.openapi(remove, async (c) => {
    await removeTrendingStory(db, c.req.valid('param').id);
    return c.body(null, 204);
  });

  async function toResults(
    c: AppContext,
    entries: readonly TrendingEntry[],
    options: Omit<StoryResultOptions, 'stories'> = {},
  ) {
    const stories = await toStoryResults(c, context, { stories: entries.map(({ story }) => story), ...options });
    return entries.flatMap(({ id, publish_at }, index) => {
      const story = stories[index];
      const is_live = publish_at.getTime() <= clock();
      return story
        ? [{ id, story_id: story.story_id, publish_datetime: publish_at.toISOString(), is_live, story }]
        : [];
    });
  }
}
