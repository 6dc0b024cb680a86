import { z } from '@hono/zod-openapi';
import { viewsOfItems } from '../../auth/view-counts.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { ERROR_RESPONSE, ok, routesWith } from '../../http/routes.ts';
import { LIMIT, OFFSET, text } from '../../http/text-schema.ts';
import { rating } from '../gifs/gif-admin-schemas.ts';
import { metadata, takedownOf } from '../gifs/gif-metadata.ts';
import { findRecords } from '../gifs/gif-record.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { gifModel, moderationStatus, takedownFacts } from '../shared/gif-model.ts';
import { writeCsv } from './csv.ts';
import { searchService } from './search-service.ts';

const route = routesWith({ tags: ['search service'] });

const query = z.object({ q: text(100), rating: optional(rating.optional()), limit: LIMIT, offset: OFFSET });

const result = z
  .object({
    count: z.number(),
    results: z.array(
      z.object({
        gif: gifModel,
        score: z.number(),
        view_count: z.number(),
        moderation_status: moderationStatus,
        takedown: takedownFacts.optional(),
      }),
    ),
    gps_keywords: z.array(z.string()),
  })
  .openapi('SearchServiceResponse');

const COLUMNS = ['id', 'type', 'title', 'tags', 'rating', 'channel', 'is_hidden', 'is_removed', 'view_count'];

/** Adds `/api/v1/search-service/search` and `/csv` [G-5]. */
export function addSearchServiceRoutes(app: App, { db, access, gifs }: AdminContext): void {
  const guard = access.require('search.inspect');
  const search = route.get('/api/v1/search-service/search', {
    ...guard,
    summary: 'Search all GIFs, including hidden and removed ones',
    request: { query },
    responses: ok(
      z.object({ status: z.literal(200), result }),
      'The result; only the search service wraps it in this way (spec §8)',
    ),
  });
  const csv = route.get('/api/v1/search-service/csv', {
    ...guard,
    summary: 'Search all GIFs, as CSV',
    request: { query },
    responses: {
      200: { description: 'RFC 4180', content: { 'text/csv': { schema: z.string() } } },
      default: ERROR_RESPONSE,
    },
  });

  app.openapi(search, async (c) => {
    const { hits, total, keywords } = await searchService(db, c.req.valid('query'));
    const { ids, records, views } = await recordsOf(hits);
    const gifsById = await gifs.forReview(c, ids);
    const results = hits.flatMap(({ id, score }) => {
      const gif = gifsById.get(id);
      const record = records.get(id);
      if (gif === undefined || record === undefined) return [];
      const facts = { view_count: views.get(id) ?? 0, moderation_status: record.moderation, ...takedownOf(record) };
      return [{ gif: { ...gif, is_removed: record.removed }, score, ...facts }];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ status: 200 as const, result: { count: total, results, gps_keywords: [...keywords] } }, 200);
  });

  app.openapi(csv, async (c) => {
    const { hits } = await searchService(db, c.req.valid('query'));
    const { records, views } = await recordsOf(hits);
    const rows = hits.flatMap(({ id }) => {
      const record = records.get(id);
      if (record === undefined) return [];
      const { type, title, tags, rating, channel = '', is_hidden, is_removed } = metadata(record);
      return [[id, type, title, tags.join(' '), rating, channel, is_hidden, is_removed, views.get(id) ?? 0]];
    });
    c.header('Cache-Control', NEVER_CACHED);
    c.header('Content-Disposition', 'attachment; filename="search.csv"');
    return c.body(writeCsv(COLUMNS, rows), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });

  async function recordsOf(hits: readonly { readonly id: string }[]) {
    const ids = hits.map(({ id }) => id);
    const records = new Map((await findRecords(db, ids)).map((record) => [record.item.id, record]));
    return { ids, records, views: await viewsOfItems(db, ids) };
  }
}
