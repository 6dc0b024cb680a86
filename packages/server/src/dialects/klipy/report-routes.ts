import { z } from '@hono/zod-openapi';
import { isGifId } from '@zoetrope/model';
import type { ModerationReason } from '@zoetrope/model/management';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import type { DialectContext } from '../dialect.ts';
import { customerParams, slugParams, slugQuery } from './parameters.ts';
import type { Recents } from './recents.ts';
import { doneResult, klipyResponses, klipyRoute } from './results.ts';

const MAX_TEXT = 500;

const reportFields = z
  .object({
    customer_id: z.string().max(MAX_TEXT).optional(),
    q: z.string().max(MAX_TEXT).optional(),
    reason: z.string().max(MAX_TEXT).optional(),
  })
  .openapi('KlipyReport');

/** Of any type: some clients send JSON as text, and others a form. */
const body = { required: false, content: { '*/*': { schema: reportFields } } } as const;

const share = klipyRoute.post('/api/v1/{app_key}/{kind}/share/{slug}', {
  summary: 'Count a share for trending (KLIPY v1)',
  request: { params: slugParams, query: reportFields, body },
  responses: klipyResponses(doneResult, 'The share is counted, once per caller, item and hour'),
});

const view = klipyRoute.post('/api/v1/{app_key}/{kind}/view/{slug}', {
  summary: 'Report a view (KLIPY v1)',
  request: { params: slugParams, query: reportFields, body },
  responses: klipyResponses(doneResult, 'Views have no effect: the collector counts them'),
});

const report = klipyRoute.post('/api/v1/{app_key}/{kind}/report/{slug}', {
  summary: 'Report an item to the operator (KLIPY v1)',
  request: { params: slugParams, query: reportFields, body },
  responses: klipyResponses(doneResult, 'The report is in the log of the service'),
});

const forget = klipyRoute.delete('/api/v1/{app_key}/{kind}/recent/{customer_id}', {
  summary: 'Remove an item from those that a viewer has shared (KLIPY v1)',
  request: { params: customerParams, query: slugQuery },
  responses: klipyResponses(doneResult, 'The item is not in the list'),
});

/** Ours for the reasons that KLIPY documents. */
const REASONS: ReadonlyMap<string, ModerationReason> = new Map([
  ['nudity', 'sexual'],
  ['violence', 'violence'],
  ['hate_speech', 'hate'],
  ['harassment', 'harassment'],
  ['spam', 'spam'],
  ['copyright', 'copyright'],
  ['illegal', 'illegal'],
  ['broken', 'quality'],
  ['low_quality', 'quality'],
]);

/** …/share/{slug}, …/view/{slug}, …/report/{slug}, and DELETE …/recent/{customer_id} */
export function addReportRoutes(app: App, { library, network, onReport }: DialectContext, recents: Recents): void {
  app.openapi(share, async (c) => {
    const { slug } = c.req.valid('param');
    const { customer_id } = await readReport(c);
    if (isGifId(slug)) {
      await library.share(slug, network(c));
      if (customer_id !== undefined) recents.add(customer_id, slug);
    }
    return done(c);
  });

  app.openapi(view, (c) => done(c));

  app.openapi(report, async (c) => {
    const { slug } = c.req.valid('param');
    const { reason = 'other' } = await readReport(c);
    if (isGifId(slug)) await onReport(c, { id: slug, reason: REASONS.get(reason) ?? 'other' }).catch(ignoreUnknown);
    return done(c);
  });

  app.openapi(forget, (c) => {
    const { slug } = c.req.valid('query');
    if (slug !== undefined) recents.remove(c.req.valid('param').customer_id, slug);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ result: true as const, data: [] as [] }, 200);
  });
}

/**
 * The fields of a report: in the body, as JSON or as a form, or in the query. An unreadable body counts as empty: a
 * report is counted without it.
 */
async function readReport(c: AppContext): Promise<z.output<typeof reportFields>> {
  const body = reportFields.safeParse(parseText(await c.req.text())).data;
  const query = reportFields.safeParse(c.req.query()).data;
  return { ...query, ...body };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

function done(c: AppContext) {
  c.header('Cache-Control', NEVER_CACHED);
  return c.json({ result: true as const }, 200);
}

/** As in KLIPY's API, a report of an unknown item succeeds. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
