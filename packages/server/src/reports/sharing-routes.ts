import { randomUUID } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { email } from '../accounts/account-schemas.ts';
import { noGif } from '../gif-admin/gif-record.ts';
import { findGif } from '../gifs/find-gifs.ts';
import { ID, optionalText, text } from '../http/text-schema.ts';
import type { ManagementContext } from '../management/context.ts';
import { jsonBody, nothing } from '../management/describe.ts';
import type { App } from '../routes/route-context.ts';
import { countAttempt } from '../sessions/attempts.ts';

/** Mails that one account may send within a quarter of an hour. */
const MOST_MAILS = 20;

const reportInput = z
  .strictObject({
    reasons: z.array(text(200)).min(1).max(10),
    additional_info: optionalText(2000),
    search_response_id: optionalText(200),
    search_term: optionalText(200),
    search_content_type: optionalText(50),
  })
  .openapi('SearchReport');

const report = createRoute({
  method: 'post',
  path: '/ajax/report-search',
  tags: ['moderation'],
  summary: 'Complain about a page of search results',
  security: [],
  request: { body: jsonBody(reportInput) },
  responses: nothing('It is kept for the moderators'),
});

/** /ajax/report-search and /ajax/instashare [S-1] */
export function addSharingRoutes(app: App, { db, clock, access, outbox, origin }: ManagementContext): void {
  const share = createRoute({
    ...access.to('share.mail'),
    method: 'post',
    path: '/ajax/instashare',
    tags: ['gifs'],
    summary: 'Send a GIF to a mail address',
    request: { body: jsonBody(z.strictObject({ gif_id: ID, to: email })) },
    responses: nothing('The mail is on the way'),
  });

  app.openapi(report, async (c) => {
    const values = { id: randomUUID(), report: JSON.stringify(c.req.valid('json')), reported_at: new Date(clock()) };
    await db.insertInto('search_reports').values(values).execute();
    return c.body(null, 204);
  });
  app.openapi(share, async (c) => {
    const { gif_id, to } = c.req.valid('json');
    const { account } = c.var.caller;
    const found = await findGif(db, gif_id);
    if (found === undefined) throw noGif(gif_id, 'gif_id');
    await countAttempt(db, { subject: `share ${account.id}`, most: MOST_MAILS, now: clock() });
    const { title } = found.item;
    await outbox.put({
      to,
      subject: `${account.username} sends you a GIF`,
      text: `${account.username} sends you “${title}”:\n\n${origin(c)}/gifs/${gif_id}\n`,
    });
    return c.body(null, 204);
  });
}
