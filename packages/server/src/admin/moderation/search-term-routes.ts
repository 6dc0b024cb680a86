import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { jsonBody, ok, routesWith } from '../../http/routes.ts';
import { text } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { moderateSearchTerm } from './moderate-search-term.ts';

const route = routesWith({ tags: ['moderation'] });

const status = z.enum(['approved', 'rejected']);

const input = z
  .strictObject({ term: text(200), status, note: text(500).optional() })
  .openapi('SearchTermModerationRequest');

const decision = z
  .object({
    term: z.string(),
    status,
    note: z.string().optional(),
    moderator: z.string(),
    moderated_at: z.string(),
  })
  .openapi('SearchTermModeration');

/** Adds the route that removes terms from the trending searches, and restores them. */
export function addSearchTermRoutes(app: App, { db, clock, access }: AdminContext): void {
  const decide = route.post('/api/v1/analytics/dashboard-trending-searches/moderation', {
    ...access.require('search.moderate'),
    summary: 'Remove a term from the trending searches, or restore it',
    request: { body: jsonBody(input) },
    responses: ok(decision, 'The decision. A rejected term is not counted until it is approved'),
  });

  app.openapi(decide, async (c) => {
    const { account: moderator } = c.var.caller;
    return c.json(await moderateSearchTerm(db, { ...c.req.valid('json'), moderator, now: clock() }), 200);
  });
}
