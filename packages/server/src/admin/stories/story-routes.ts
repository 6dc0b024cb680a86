import { createRoute, z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { mayDo, notAllowed, SIGNED_IN_OR_NOT } from '../../auth/access.ts';
import { findAccount } from '../../auth/account-store.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { ApiError } from '../../http/api-error.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { MOMENT } from '../../http/iso-timestamp.ts';
import { optional, pageLimit } from '../../http/query-parameters.ts';
import { FLAG, ID, LIMIT } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { cursorPage, list } from '../shared/schemas.ts';
import { selectStories, shownAt, visibleStory } from './story-record.ts';
import { showStories } from './story-result.ts';
import { COVER_ONLY, storySchema } from './story-schemas.ts';

/** Stories of partner artists in one answer (spec §9). */
const PARTNER_LIMIT = 50;
const tags = ['stories'];

const byId = createRoute({
  method: 'get',
  path: '/stories/{id}',
  tags,
  summary: 'A story',
  security: SIGNED_IN_OR_NOT,
  request: { params: z.object({ id: ID }), query: z.object(COVER_ONLY) },
  responses: describe(storySchema, 'The story'),
});

const bySlug = createRoute({
  method: 'get',
  path: '/stories/slug/{slug}',
  tags,
  summary: 'A story by its slug',
  security: SIGNED_IN_OR_NOT,
  request: { params: z.object({ slug: ID }), query: z.object(COVER_ONLY) },
  responses: describe(storySchema, 'The story'),
});

const ofUser = createRoute({
  method: 'get',
  path: '/stories',
  tags,
  summary: 'The stories of a user',
  security: SIGNED_IN_OR_NOT,
  request: {
    query: z.object({
      username: ID,
      fetch_unpublished: optional(FLAG.optional()),
      limit: LIMIT,
      next_cursor: optional(z.string().max(200).optional()),
      ...COVER_ONLY,
    }),
  },
  responses: describe(cursorPage(storySchema), 'Newest first'),
});

const ofArtists = createRoute({
  method: 'get',
  path: '/stories/partnerArtist',
  tags,
  summary: 'What artists have published',
  security: [],
  request: {
    query: z.object({
      limit: pageLimit(PARTNER_LIMIT, PARTNER_LIMIT),
      since: optional(MOMENT.optional()),
      until: optional(MOMENT.optional()),
      ...COVER_ONLY,
    }),
  },
  responses: describe(list(storySchema), 'Newest first'),
});

/** Reading stories: by id, by slug, of a user, of artists [G-7]. Those with a name of their own come before {id}. */
export function addStoryRoutes(app: App, context: ManagementContext): void {
  const { db, clock, access } = context;

  app.openapi(ofArtists, async (c) => {
    const { limit, since, until, cover_only } = c.req.valid('query');
    const published = sql`COALESCE(publish_at, stories.created_at)`;
    const from = since === undefined ? sql`true` : sql`${published} >= ${since}::timestamptz`;
    const to = until === undefined ? sql`true` : sql`${published} < ${until}::timestamptz`;
    const where = sql<boolean>`${shownAt(clock())} AND 'artist' = ANY(accounts.roles) AND ${from} AND ${to}`;
    const stories = await selectStories(db, { where, limit });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: await showStories(c, context, stories, cover_only) }, 200);
  });

  app.openapi(bySlug, async (c) => {
    const { slug } = c.req.valid('param');
    const story = await visibleStory(db, { slug }, { viewer: await access.whoever(c), now: clock() });
    const [result] = await showStories(c, context, [story], c.req.valid('query').cover_only);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(result, 200);
  });

  app.openapi(ofUser, async (c) => {
    const { username, fetch_unpublished, limit, next_cursor, cover_only } = c.req.valid('query');
    const viewer = await access.whoever(c);
    const author = await findAccount(db, username);
    if (author === undefined) throw noUser(username);
    if (fetch_unpublished && !mayDo(viewer, 'story.write', [author.id])) throw notAllowed();
    const mine = sql<boolean>`author = ${author.id}`;
    const where = fetch_unpublished ? mine : sql<boolean>`${mine} AND ${shownAt(clock())}`;
    const stories = await selectStories(db, { where, after: readCursor(next_cursor), limit: limit + 1 });
    const page = stories.slice(0, limit);
    const last = stories.length > limit ? page.at(-1) : undefined;
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(
      {
        data: await showStories(c, context, page, cover_only),
        next_cursor: writeCursor(last && { at: last.created_at, id: last.story_id }),
      },
      200,
    );
  });
}

/** Takes every name behind /stories/, so it is added last. */
export function addStoryByIdRoute(app: App, context: ManagementContext): void {
  const { db, clock, access } = context;
  app.openapi(byId, async (c) => {
    const { id } = c.req.valid('param');
    const story = await visibleStory(db, { id }, { viewer: await access.whoever(c), now: clock() });
    const [result] = await showStories(c, context, [story], c.req.valid('query').cover_only);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(result, 200);
  });
}

function noUser(username: string): ApiError {
  return new ApiError(404, 'not-found', `There is no user ${username}.`, { parameter: 'username' });
}
