import { z } from '@hono/zod-openapi';
import { OPTIONAL_SIGN_IN } from '../../auth/access.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, pageOf } from '../shared/schemas.ts';
import { dismissReports } from './dismiss-reports.ts';
import { type ReportGif, readReports } from './gif-reports.ts';
import { dismissal, gifReport, moderationAction, reportedGif } from './moderation-schemas.ts';

const route = routesWith({ tags: ['moderation'] });

const report = route.post('/api/v1/gifs/{id}/reports', {
  summary: 'Report a GIF to the moderators',
  description:
    'Counts once per GIF and viewer: the signed-in account, or else the network of the caller. At most 20 reports in 15 minutes.',
  security: OPTIONAL_SIGN_IN,
  request: { params: z.object({ id: ID }), body: jsonBody(gifReport) },
  responses: noContent('The report is stored for the moderators'),
});

/** Adds the routes by which viewers report GIFs, and moderators read and dismiss the reports. */
export function addReportRoutes(app: App, context: AdminContext, reportGif: ReportGif): void {
  const { db, clock, access, network, gifs } = context;
  const guard = access.require('gif.moderate');
  const list = route.get('/api/v1/moderation/reports', {
    ...guard,
    summary: 'List the reported GIFs',
    request: {
      query: z.object({
        min_reports: optional(z.coerce.number().int().min(1).max(1_000_000).default(1)),
        ...CURSOR,
      }),
    },
    responses: ok(
      cursorPage(reportedGif),
      'GIFs with open reports, by their first report. A decision or a takedown closes the reports of its GIFs',
    ),
  });
  const dismiss = route.post('/api/v1/moderation/reports/dismiss', {
    ...guard,
    summary: 'Close the reports of GIFs without a change, all or none',
    request: { body: jsonBody(dismissal) },
    responses: created(moderationAction, 'The new entry of the audit trail, which can be undone'),
  });

  app.openapi(report, async (c) => {
    const account = await access.anyCaller(c);
    const { id } = c.req.valid('param');
    await reportGif({ id, ...c.req.valid('json'), accountId: account?.id, network: network(c) });
    return c.body(null, 204);
  });
  app.openapi(list, async (c) => {
    const { min_reports: minReports, next_cursor, limit } = c.req.valid('query');
    const rows = await readReports(db, { minReports, after: readCursor(next_cursor), limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    const gifsById = await gifs.forReview(
      c,
      page.map(({ id }) => id),
    );
    const data = page.flatMap(({ id, reports, reasons, messages, first_reported_at, last_reported_at }) => {
      const gif = gifsById.get(id);
      if (gif === undefined) return [];
      return [
        {
          gif,
          reports,
          reasons,
          messages: messages.map((entry) => ({ ...entry, reported_at: new Date(entry.reported_at).toISOString() })),
          first_reported_at: first_reported_at.toISOString(),
          last_reported_at: last_reported_at.toISOString(),
        },
      ];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: last.first_reported_at, id: last.id }) }, 200);
  });
  app.openapi(dismiss, async (c) => {
    const { gif_ids: ids, note } = c.req.valid('json');
    const { account: moderator } = c.var.caller;
    return c.json(await dismissReports(db, { ids, note, moderator, now: clock() }), 201);
  });
}
