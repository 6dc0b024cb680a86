import { z } from '@hono/zod-openapi';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-env.ts';
import { metaSchema, okMeta } from '../../http/meta.ts';
import { optional, pageLimit } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { createSummaries, maxAgeSeconds } from './create-summaries.ts';
import { MAX_GIFS } from './gif-counts.ts';
import { WINDOWS, type WindowName } from './windows.ts';

const route = routesWith({ tags: ['pingback'] });

const byType = z.object({ SEEN: z.number(), HOVER: z.number(), CLICK: z.number(), START: z.number() });

const summaryResult = z
  .object({
    data: z.object({
      from: z.string().openapi({ description: 'ISO 8601. The range of minutes; the last minute is in progress.' }),
      to: z.string(),
      by_type: byType,
      duplicates: z.number().openapi({ description: 'Events that were sent again and stored once.' }),
      rejected: z
        .array(z.object({ field: z.string(), events: z.number() }))
        .openapi({ description: 'By invalid field, most first; `event` if it was no event.' }),
      by_minute: z
        .array(byType.extend({ minute: z.string(), duplicates: z.number(), rejected: z.number() }))
        .openapi({ description: 'Oldest first, without gaps, by time of arrival.' }),
      by_gif: z
        .array(byType.extend({ gif_id: z.string(), title: z.string(), events: z.number() }))
        .openapi({ description: 'Most events first, counted from up to four minutes before `from`.' }),
    }),
    meta: metaSchema,
  })
  .openapi('PingbackSummary');

const names = Object.keys(WINDOWS) as [WindowName, ...WindowName[]];

const summary = route.get('/v2/pingback/summary', {
  summary: 'Count recent events by type, minute and GIF',
  request: {
    query: z.object({
      window: optional(z.enum(names).default('1h').openapi({ description: 'The period to count.' })),
      top: pageLimit(MAX_GIFS, 10),
    }),
  },
  responses: ok(summaryResult, 'The counts'),
});

/**
 * Adds GET `/v2/pingback/summary`. It requires a public API key, like the stream, and contains nothing about viewers.
 */
export function addSummaryRoute(app: App, context: { readonly db: Db; readonly clock: () => number }): void {
  const read = createSummaries(context);
  app.openapi(summary, async (c) => {
    const { window, top } = c.req.valid('query');
    const counts = await read(window);
    c.header('Cache-Control', `private, max-age=${maxAgeSeconds(window)}`);
    const data = { ...counts, rejected: [...counts.rejected], by_minute: [...counts.by_minute] };
    return c.json({ data: { ...data, by_gif: counts.by_gif.slice(0, top) }, meta: okMeta() }, 200);
  });
}
