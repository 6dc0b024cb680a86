import { createRoute, z } from '@hono/zod-openapi';
import { describe } from '../../http/describe.ts';
import { storeText } from '../../library/gifs/stored-texts.ts';
import { animatedItem } from '../../media/animate/animated-text.ts';
import { MOST_GRAPHEMES, plainText, textFault } from '../../media/animate/normalize-text.ts';
import { LOOKS } from '../../media/animate/styles/text-styles.ts';
import type { App, RouteContext } from './route-context.ts';
import { gifsResult, pageQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

const text = z
  .string()
  .transform(plainText)
  .superRefine((plain, context) => {
    const fault = textFault(plain);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  })
  .openapi({
    type: 'string',
    description: `The text, of ${MOST_GRAPHEMES} characters at most; an emoji counts as one.`,
    example: 'Happy birthday 🎂',
  });

const animate = createRoute({
  method: 'get',
  path: '/v1/text/animate',
  tags: ['text'],
  summary: 'A text as moving letters',
  request: { query: pageQuery.extend({ m: text }) },
  responses: describe(
    gifsResult,
    'The text in each look, or none when it was taken down; a picture is drawn when its URL is first asked for',
  ),
});

export interface AnimateContext extends Pick<RouteContext, 'db' | 'answers'> {
  readonly clock: () => number;
}

export function addAnimateRoutes(app: App, { db, answers, clock }: AnimateContext): void {
  app.openapi(animate, async (c) => {
    const { m, offset, limit } = c.req.valid('query');
    const now = new Date(clock());
    // Whoever asks for a text that was taken down finds nothing, as with any GIF that is not there.
    if (!(await storeText(db, m, now))) return sendPage(c, answers, { items: [], total: 0 }, offset);
    const items = LOOKS.slice(offset, offset + limit).map((look) => animatedItem(m, look, now));
    return sendPage(c, answers, { items, total: LOOKS.length }, offset);
  });
}
