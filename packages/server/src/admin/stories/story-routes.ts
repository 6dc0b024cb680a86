import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { forbidden, isAllowed, OPTIONAL_SIGN_IN } from '../../auth/access.ts';
import { findAccount } from '../../auth/account-store.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { ISO_TIMESTAMP } from '../../http/iso-timestamp.ts';
import { optional, pageLimit } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { FLAG, ID, LIMIT } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { cursorPage, list } from '../shared/schemas.ts';
import { selectStories, shownAt, visibleStory } from './story-record.ts';
import { toStoryResults } from './story-result.ts';
import { COVER_ONLY, storySchema } from './story-schemas.ts';

const route = routesWith({ tags: ['stories'] });

/** Stories of partner artists in one response (spec §9). */
const PARTNER_LIMIT = 50;

const byId = route.get('/stories/{id}', {
  summary: 'A story',
  security: OPTIONAL_SIGN_IN,
  request: { params: z.object({ id: ID }), query: z.object(COVER_ONLY) },
  responses: ok(storySchema, 'The story'),
});

const bySlug = route.get('/stories/slug/{slug}', {
  summary: 'Read a story by its slug',
  security: OPTIONAL_SIGN_IN,
  request: { params: z.object({ slug: ID }), query: z.object(COVER_ONLY) },
  responses: ok(storySchema, 'The story'),
});

const ofUser = route.get('/stories', {
  summary: 'List the stories of a user',
  security: OPTIONAL_SIGN_IN,
  request: {
    query: z.object({
      username: ID,
      fetch_unpublished: optional(FLAG.optional()),
      limit: LIMIT,
      next_cursor: optional(z.string().max(200).optional()),
      ...COVER_ONLY,
    }),
  },
  responses: ok(cursorPage(storySchema), 'Newest first'),
});

const ofArtists = route.get('/stories/partnerArtist', {
  summary: 'List the published stories of artists',
  security: [],
  request: {
    query: z.object({
      limit: pageLimit(PARTNER_LIMIT, PARTNER_LIMIT),
      since: optional(ISO_TIMESTAMP.optional()),
      until: optional(ISO_TIMESTAMP.optional()),
      ...COVER_ONLY,
    }),
  },
  responses: ok(list(storySchema), 'Newest first'),
});

/** Adds the routes that read stories by id, slug, user and artists [G-7]. Literal paths are added before `{id}`. */
export function addStoryRoutes(app: App, context: AdminContext): void {
  const { db, clock, access } = context;

  app.openapi(ofArtists, async (c) => {
    const { limit, since, until, cover_only } = c.req.valid('query');
    const published = sql`COALESCE(publish_at, stories.created_at)`;
    const from = since === undefined ? sql`true` : sql`${published} >= ${since}::timestamptz`;
    const to = until === undefined ? sql`true` : sql`${published} < ${until}::timestamptz`;
    const where = sql<boolean>`${shownAt(clock())} AND 'artist' = ANY(accounts.roles) AND ${from} AND ${to}`;
    const stories = await selectStories(db, { where, limit });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: await toStoryResults(c, context, { stories, coverOnly: cover_only }) }, 200);
  });

  app.openapi(bySlug, async (c) => {
    const { slug } = c.req.valid('param');
    const story = await visibleStory(db, { slug }, { viewer: await access.anyCaller(c), now: clock() });
    const coverOnly = c.req.valid('query').cover_only;
    const [result] = await toStoryResults(c, context, { stories: [story], coverOnly });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(result, 200);
  });

  app.openapi(ofUser, async (c) => {
    const { username, fetch_unpublished, limit, next_cursor, cover_only } = c.req.valid('query');
    const viewer = await access.anyCaller(c);
    const author = await findAccount(db, username);
    if (author === undefined) throw userNotFound(username);
    if (fetch_unpublished && !isAllowed(viewer, 'story.write', [author.id])) throw forbidden();
    const byAuthor = sql<boolean>`author = ${author.id}`;
    const where = fetch_unpublished ? byAuthor : sql<boolean>`${byAuthor} AND ${shownAt(clock())}`;
    const stories = await selectStories(db, { where, after: readCursor(next_cursor), limit: limit + 1 });
    const page = stories.slice(0, limit);
    const last = stories.length > limit ? page.at(-1) : undefined;
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(
      {
        data: await toStoryResults(c, context, { stories: page, coverOnly: cover_only }),
        next_cursor: writeCursor(last && { at: last.created_at, id: last.story_id }),
      },
      200,
    );
  });
}

/** Adds `/stories/{id}`, which matches every path below `/stories/`, so call this last. */
export function addStoryByIdRoute(app: App, context: AdminContext): void {
  const { db, clock, access } = context;
  app.openapi(byId, async (c) => {
    const { id } = c.req.valid('param');
    const story = await visibleStory(db, { id }, { viewer: await access.anyCaller(c), now: clock() });
    const coverOnly = c.req.valid('query').cover_only;
    const [result] = await toStoryResults(c, context, { stories: [story], coverOnly });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(result, 200);
  });
}

function userNotFound(username: string): ApiError {
  return new ApiError(`There is no user ${username}.`, { status: 404, code: 'not-found', parameter: 'username' });
}
