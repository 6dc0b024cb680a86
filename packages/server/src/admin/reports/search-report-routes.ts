import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { LIMIT, OFFSET, possiblyEmptyText, text } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { listing } from '../shared/schemas.ts';

const route = routesWith({ tags: ['moderation'] });

const path = '/ajax/report-search';

const searchReport = z
  .strictObject({
    reasons: z.array(text(200)).min(1).max(10),
    additional_info: possiblyEmptyText(2000),
    search_response_id: possiblyEmptyText(200),
    search_term: possiblyEmptyText(200),
    search_content_type: possiblyEmptyText(50),
  })
  .openapi('SearchReport');

const reportSearch = route.post(path, {
  summary: 'Report search results',
  security: [],
  request: { body: jsonBody(searchReport) },
  responses: noContent('The report is stored for the moderators'),
});

const storedSearchReport = z
  .object({
    id: z.string(),
    reasons: z.array(z.string()).readonly(),
    additional_info: z.string(),
    search_response_id: z.string(),
    search_term: z.string(),
    search_content_type: z.string(),
    reported_at: z.string(),
  })
  .openapi('StoredSearchReport');

/** Adds the routes that report search results and, for moderators, list the reports [S-1]. */
export function addSearchReportRoutes(app: App, { db, clock, access }: AdminContext): void {
  const listSearchReports = route.get(path, {
    ...access.require('search.inspect'),
    summary: 'List search reports',
    request: { query: z.object({ limit: LIMIT, offset: OFFSET }) },
    responses: ok(listing(storedSearchReport), 'Newest first'),
  });

  app.openapi(reportSearch, async (c) => {
    const values = { id: randomUUID(), report: JSON.stringify(c.req.valid('json')), reported_at: new Date(clock()) };
    await db.insertInto('search_reports').values(values).execute();
    return c.body(null, 204);
  });
  app.openapi(listSearchReports, async (c) => {
    const { limit, offset } = c.req.valid('query');
    const reports = db.selectFrom('search_reports');
    const newest = reports.selectAll().orderBy('reported_at', 'desc').orderBy('id').offset(offset).limit(limit);
    const count = reports.select((row) => row.fn.countAll<string>().as('total'));
    const [rows, { total }] = await Promise.all([newest.execute(), count.executeTakeFirstOrThrow()]);
    const data = rows.map(({ id, report, reported_at }) => ({ id, ...report, reported_at: reported_at.toISOString() }));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, pagination: { offset, count: data.length, total_count: Number(total) } }, 200);
  });
}
