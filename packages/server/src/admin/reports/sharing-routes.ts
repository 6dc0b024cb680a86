import { z } from '@hono/zod-openapi';
import { email } from '../../auth/account-schemas.ts';
import { limitAttempts } from '../../auth/attempts.ts';
import type { App } from '../../http/app-env.ts';
import { jsonBody, noContent, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import { requirePublicGif } from '../../library/gifs/require-gif.ts';
import type { AdminContext } from '../shared/admin-context.ts';

const route = routesWith({ tags: ['gifs'] });

/** Mails per account in 15 minutes. */
const MAX_MAILS = 20;

/** Adds `/ajax/instashare` [S-1]. */
export function addSharingRoutes(app: App, { db, clock, access, outbox, mailOrigin }: AdminContext): void {
  const share = route.post('/ajax/instashare', {
    ...access.require('share.mail'),
    summary: 'Send a GIF by mail',
    request: { body: jsonBody(z.strictObject({ gif_id: ID, to: email })) },
    responses: noContent('The mail is queued'),
  });

  app.openapi(share, async (c) => {
    const { gif_id, to } = c.req.valid('json');
    const { account } = c.var.caller;
    const { item } = await requirePublicGif(db, gif_id, 'gif_id');
    await limitAttempts(db, { subject: `share ${account.id}`, max: MAX_MAILS, now: clock() });
    const siteOrigin = mailOrigin(c);
    const link = siteOrigin === undefined ? `Its id is ${gif_id}.` : `${siteOrigin}/gifs/${gif_id}`;
    await outbox.put({
      to,
      subject: `${account.username} sent you a GIF`,
      text: `${account.username} sent you “${item.title}”.\n\n${link}\n`,
    });
    return c.body(null, 204);
  });
}
