import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { OPTIONAL_SIGN_IN, requireOwner } from '../../auth/access.ts';
import { permissionScope } from '../../auth/permissions.ts';
import { hasAdmin } from '../../auth/set-up.ts';
import { findUserChannels } from '../../auth/user-channels.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import { decayed } from '../../library/trending/decay.ts';
import { PACKAGE_VERSION } from '../../version.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';

const route = routesWith({ tags: ['service'] });

const MAX_TERMS = 25;
const USERNAME = ID.openapi({ description: 'Id or name of a user.' });

const build = route.get('/api/v3/env/build', {
  summary: 'Show the name of the service, and its versions to administrators',
  security: OPTIONAL_SIGN_IN,
  responses: ok(
    z
      .object({
        name: z.string(),
        version: z.string().optional().openapi({ description: 'For administrators only.' }),
        node: z.string().optional().openapi({ description: 'The version of Node.js, for administrators only.' }),
        is_demo: z.boolean(),
        has_admin: z.boolean().openapi({
          description: 'Whether there is an admin. The set-up token of the server makes the first one.',
        }),
      })
      .openapi('Build'),
    'Others get no versions, which would show attackers the known faults of the service',
  ),
});

/** Adds `/api/v3/env/build` [S-1] and the searches of the dashboard [S-8]. */
export function addSiteRoutes(app: App, { db, clock, access, demo }: AdminContext): void {
  const searches = route.get('/api/v1/analytics/dashboard-trending-searches', {
    ...access.require('search.trends'),
    summary: 'List trending searches; with a user, those that lead to their GIFs',
    description:
      'Only what someone searched for: the examples of the catalogue, which the public trending searches begin with, are left out.',
    request: { query: z.object({ username: optional(USERNAME.optional()) }) },
    responses: ok(list(z.object({ term: z.string(), count: z.number() })), 'Most frequent first'),
  });

  app.openapi(build, async (c) => {
    const caller = await access.anyCaller(c);
    const seesVersions = caller !== undefined && permissionScope(caller.roles, 'service.inspect') !== undefined;
    const versions = seesVersions ? { version: PACKAGE_VERSION, node: process.versions.node } : {};
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(
      { name: '@zoetrope/server', ...versions, is_demo: demo, has_admin: demo || (await hasAdmin(db)) },
      200,
    );
  });
  app.openapi(searches, async (c) => {
    const { username } = c.req.valid('query');
    const channels = username === undefined ? undefined : await findUserChannels(db, username);
    if (username !== undefined && channels === undefined) {
      throw new ApiError(`There is no user ${username}.`, { status: 404, code: 'not-found', parameter: 'username' });
    }
    if (channels !== undefined) requireOwner(c.var.caller, [channels.owner]);
    // A term leads to the items whose titles and tags contain all its words.
    const leadsToChannels =
      channels === undefined
        ? sql`true`
        : sql`EXISTS (SELECT FROM item_texts JOIN channels ON item_texts.channels @> ARRAY[channels.slug]
            WHERE ${channels.condition} AND item_texts.search @@ search_terms.query)`;
    // The examples of the catalogue begin as a few searches that nobody made: see seed-search-terms.ts.
    const { rows } = await sql<{ term: string; count: number }>`
      SELECT term, least(searches, round(exp(greatest(least(hot - ${decayed(1, clock())}::float8, 40), -40))::numeric, 2))::float8 AS count
      FROM (SELECT * FROM search_terms WHERE searches > 0 AND ${leadsToChannels} ORDER BY hot DESC, term LIMIT ${MAX_TERMS}) AS top
      ORDER BY count DESC, term`.execute(db);
    return c.json({ data: rows }, 200);
  });
}
