import { z } from '@hono/zod-openapi';
import { TOKEN_QUERY } from '../../auth/credentials.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID, LIMIT, OFFSET } from '../../http/text-schema.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { gifType } from '../gifs/gif-admin-schemas.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { gifModel } from '../shared/gif-model.ts';
import { list, listing } from '../shared/schemas.ts';
import { advanceSchedule, readActivity, readSchedule, removeEntry, scheduleGifs } from './schedule.ts';

const route = routesWith({ tags: ['scheduler'] });

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;
const path = '/trendingscheduler/schedule';

const entry = z
  .object({
    id: z.string(),
    gif_id: z.string(),
    is_sticker: z.boolean(),
    type: gifType,
    timestamp: z.number().int(),
    status: z.enum(['scheduled', 'live']),
    gif: gifModel,
    scheduled_by: z.string(),
  })
  .openapi('ScheduleEntry');

const activity = z
  .object({
    id: z.string(),
    action: z.enum(['scheduled', 'went-live', 'removed']),
    gif_id: z.string(),
    entry_id: z.string(),
    username: z.string().optional(),
    at: z.string(),
  })
  .openapi('ScheduleActivity');

/** Adds `/trendingscheduler` [G-8]. */
export function addScheduleRoutes(app: App, context: AdminContext): void {
  const { db, clock, access, gifs } = context;
  const guard = access.require('gif.schedule');
  const schedule = route.post(path, {
    ...access.require('gif.schedule', { tokenQuery: TOKEN_QUERY }),
    summary: 'Schedule GIFs for trending',
    request: {
      query: z.object({
        timestamp: z.coerce.number().int().openapi({ description: 'Milliseconds since 1970.' }),
        access_token: z.string().max(200).optional(),
      }),
      body: jsonBody(
        z.strictObject({
          gifs: z
            .array(z.strictObject({ id: ID, is_sticker: z.boolean(), type: gifType }))
            .min(1)
            .max(100),
        }),
      ),
    },
    responses: created(list(entry), 'The entries'),
  });
  const read = route.get(path, {
    ...guard,
    summary: 'List scheduled and live GIFs',
    request: { query: z.object({ limit: LIMIT, offset: OFFSET, type: optional(gifType.default('gif')) }) },
    responses: ok(listing(entry), 'Soonest first'),
  });
  const readLog = route.get('/trendingscheduler/activity', {
    ...guard,
    summary: 'List the changes of the schedule',
    request: { query: z.object({ limit: LIMIT, offset: OFFSET }) },
    responses: ok(listing(activity), 'Newest first'),
  });
  const remove = route.delete(`${path}/{id}`, {
    ...guard,
    summary: 'Remove a GIF from the schedule and from trending',
    request: { params: z.object({ id: ID }) },
    responses: noContent('The entry is removed'),
  });

  app.openapi(schedule, async (c) => {
    const { timestamp } = c.req.valid('query');
    const now = clock();
    if (timestamp < now - MINUTE_MS || timestamp > now + YEAR_MS) {
      throw new ApiError('timestamp: must be between now and a year from now', {
        status: 400,
        code: 'validation',
        parameter: 'timestamp',
      });
    }
    const ids = await scheduleGifs(db, {
      gifs: c.req.valid('json').gifs.map(({ id }) => id),
      startsAt: new Date(timestamp),
      username: c.var.caller.account.username,
      now,
    });
    // An entry for now does not wait for the next run.
    if (timestamp <= now) await advanceSchedule(db, now);
    const { rows } = await readSchedule(db, { ids, offset: 0, limit: ids.length });
    return c.json({ data: await show(c, rows) }, 201);
  });
  app.openapi(read, async (c) => {
    const { offset, ...query } = c.req.valid('query');
    const { rows, total } = await readSchedule(db, { ...query, offset });
    c.header('Cache-Control', NEVER_CACHED);
    const data = await show(c, rows);
    return c.json({ data, pagination: { offset, count: rows.length, total_count: total } }, 200);
  });
  app.openapi(readLog, async (c) => {
    const { offset, limit } = c.req.valid('query');
    const { rows, total } = await readActivity(db, { offset, limit });
    const data = rows.map(({ seq, action, item_id, entry_id, username, at }) => ({
      id: String(seq),
      action,
      gif_id: item_id,
      entry_id,
      ...(username === null ? {} : { username }),
      at: at.toISOString(),
    }));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, pagination: { offset, count: data.length, total_count: total } }, 200);
  });
  app.openapi(remove, async (c) => {
    const { username } = c.var.caller.account;
    await removeEntry(db, c.req.valid('param').id, { username, now: clock() });
    return c.body(null, 204);
  });

  async function show(c: AppContext, rows: Awaited<ReturnType<typeof readSchedule>>['rows']) {
    const items = await findGifs(
      db,
      rows.map(({ item_id }) => item_id),
      { withRemoved: true },
    );
    const gifsById = await gifs.all(c, items);
    return rows.flatMap((row) => {
      const gif = gifsById.get(row.item_id);
      if (gif === undefined) return [];
      const { id, item_id: gif_id, is_sticker, type, scheduled_by } = row;
      const status: 'live' | 'scheduled' = row.went_live_at === null ? 'scheduled' : 'live';
      return [{ id, gif_id, is_sticker, type, timestamp: row.starts_at.getTime(), status, gif, scheduled_by }];
    });
  }
}
