import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { pageLimit } from '../http/query-parameters.ts';
import { ERROR_RESPONSE, ok, routesWith } from '../http/routes.ts';
import type { EventTail } from './event-tail.ts';
import { recentEvents } from './stored-events.ts';
import { streamEvents } from './stream-events.ts';

const route = routesWith({ tags: ['pingback'] });

const MAX_STREAMS = 100;

export interface PingbackContext {
  readonly db: Db;
  readonly tail: EventTail;
  /** Aborts the streams. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const storedEvent = z
  .object({
    seq: z.number(),
    event_id: z.string(),
    received_at: z.string(),
    ts: z.number(),
    action_type: z.string(),
    event_type: z.string().nullable(),
    user_id: z.string(),
    gif_id: z.string().nullable(),
    title: z.string().nullable(),
    client: z.string(),
    attributes: z.record(z.string(), z.string()),
  })
  .openapi('StoredEvent');

const recent = route.get('/v2/pingback/recent', {
  summary: 'List the latest events',
  request: { query: z.object({ limit: pageLimit(100) }) },
  responses: ok(z.object({ data: z.array(storedEvent), meta: metaSchema }), 'The events, newest first'),
});

/** Reads what the collector has stored. */
export function addPingbackRoutes(app: App, context: PingbackContext): void {
  addStream(app, context);
  app.openapi(recent, async (c) => {
    const data = await recentEvents(context.db, c.req.valid('query').limit);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, meta: okMeta() }, 200);
  });
}

function addStream(app: App, { db, tail, signal, onError }: PingbackContext): void {
  let streams = 0;
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/v2/pingback/stream',
    tags: ['pingback'],
    summary: 'Stream events as they are stored, as server-sent events',
    responses: {
      200: { description: 'Events named pingback', content: { 'text/event-stream': { schema: storedEvent } } },
      default: ERROR_RESPONSE,
    },
  });
  app.get('/v2/pingback/stream', async (c) => {
    // Responds 503 without a database: once the stream has started, there is no status for errors.
    await sql`SELECT 1`.execute(db);
    if (streams >= MAX_STREAMS) {
      const headers = { 'Retry-After': '10' };
      throw new ApiError(503, 'unavailable', 'Too many streams are open. Try again soon.', { headers });
    }
    const last = c.req.header('Last-Event-ID');
    const afterSeq = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
    streams += 1;
    // Proxies that buffer responses would delay the events.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(
      c,
      (stream) =>
        streamEvents(stream, { db, tail, after: afterSeq, signal }).finally(() => {
          streams -= 1;
        }),
      // When the service closes, the database closes too.
      async (error) => (signal.aborted ? undefined : onError(error)),
    );
  });
}
