import { createRoute, z } from '@hono/zod-openapi';
import { email } from '../../auth/account-schemas.ts';
import { countAttempt } from '../../auth/attempts.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { jsonBody, nothing } from '../../http/describe.ts';
import { ID } from '../../http/text-schema.ts';
import { publicGif } from '../../library/gifs/existing-gif.ts';
import type { ManagementContext } from '../shared/admin-context.ts';

/** Mails that one account may send within a quarter of an hour. */
const MOST_MAILS = 20;

/** /ajax/instashare [S-1] */
export function addSharingRoutes(app: App, { db, clock, access, outbox, mailOrigin }: ManagementContext): void {
  const share = createRoute({
    ...access.to('share.mail'),
    method: 'post',
    path: '/ajax/instashare',
    tags: ['gifs'],
    summary: 'Send a GIF to a mail address',
    request: { body: jsonBody(z.strictObject({ gif_id: ID, to: email })) },
    responses: nothing('The mail is on the way'),
  });

  app.openapi(share, async (c) => {
    const { gif_id, to } = c.req.valid('json');
    const { account } = c.var.caller;
    const { item } = await publicGif(db, gif_id, 'gif_id');
    await countAttempt(db, { subject: `share ${account.id}`, most: MOST_MAILS, now: clock() });
    const here = mailOrigin(c);
    const place = here === undefined ? `Its id is ${gif_id}.` : `${here}/gifs/${gif_id}`;
    await outbox.put({
      to,
      subject: `${account.username} sends you a GIF`,
      text: `${account.username} sends you “${item.title}”.\n\n${place}\n`,
    });
    return c.body(null, 204);
  });
}
