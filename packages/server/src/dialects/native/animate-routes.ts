import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { storeText } from '../../library/gifs/stored-texts.ts';
import { animatedItem } from '../../media/animate/animated-text.ts';
import { MAX_GRAPHEMES, normalizeText, textError } from '../../media/animate/normalize-text.ts';
import { TEXT_STYLES } from '../../media/animate/styles/text-styles.ts';
import type { DialectContext } from '../dialect.ts';
import { permittedItems } from '../key-rating.ts';
import { gifsResult, pageQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

const route = routesWith({ tags: ['text'] });

const text = z
  .string()
  .transform(normalizeText)
  .superRefine((plain, context) => {
    const error = textError(plain);
    if (error !== undefined) context.addIssue({ code: 'custom', message: error });
  })
  .openapi({
    type: 'string',
    description: `The text, at most ${MAX_GRAPHEMES} characters; an emoji counts as one.`,
    example: 'Happy birthday 🎂',
  });

const animate = route.get('/v1/text/animate', {
  summary: 'Animate a text',
  request: { query: pageQuery.extend({ m: text }) },
  responses: ok(
    gifsResult,
    'The text in each style; empty if it was taken down. Pictures are drawn when their URL is first requested',
  ),
});

export function addAnimateRoutes(app: App, { db, responses, clock }: DialectContext): void {
  app.openapi(animate, async (c) => {
    const { m, offset, limit } = c.req.valid('query');
    const now = new Date(clock());
    // A text that was taken down is not found, like any missing GIF.
    if (!(await storeText(db, m, now))) return sendPage(c, responses, { items: [], total: 0, offset });
    const items = TEXT_STYLES.slice(offset, offset + limit).map((style) => animatedItem(m, style, now));
    return sendPage(c, responses, { items: permittedItems(c, items), total: TEXT_STYLES.length, offset });
  });
}
