import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { pageLimit } from '../http/query-parameters.ts';
import { ERROR_RESPONSE, ok, routesWith } from '../http/routes.ts';
import { createSemaphore } from '../http/semaphore.ts';
import type { EventTail } from './event-tail.ts';
import { recentEvents } from './stored-events.ts';
import { streamEvents } from './stream-events.ts';

const route = routesWith({ tags: ['pingback'] });

/** One network cannot take all streams, and neither can the holders of one key. */
const MAX_STREAMS = 100;
const MAX_STREAMS_PER_NETWORK = 10;
const MAX_STREAMS_PER_KEY = 80;
const BUSY = 'Too many streams are open. Try again soon.';

export interface PingbackContext {
  readonly db: Db;
  readonly tail: EventTail;
  /** Aborts the streams. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: (c: AppContext) => string;
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

/** Adds the routes that read stored events: the newest ones, and a stream. */
export function addPingbackRoutes(app: App, context: PingbackContext): void {
  addStream(app, context);
  app.openapi(recent, async (c) => {
    const data = await recentEvents(context.db, c.req.valid('query').limit);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, meta: okMeta() }, 200);
  });
}

function addStream(app: App, { db, tail, signal, onError, network }: PingbackContext): void {
  const perNetwork = createSemaphore({ max: MAX_STREAMS, maxPerHolder: MAX_STREAMS_PER_NETWORK, busy: BUSY });
  const perKey = createSemaphore({ max: MAX_STREAMS, maxPerHolder: MAX_STREAMS_PER_KEY, busy: BUSY });

  /** Admits a stream; call the returned function when it ends. */
  function admit(c: AppContext): () => void {
    const releaseNetwork = perNetwork.acquire(network(c));
    try {
      const releaseKey = perKey.acquire(c.req.query('api_key') ?? c.req.query('apikey') ?? '');
      return () => {
        releaseNetwork();
        releaseKey();
      };
    } catch (error) {
      releaseNetwork();
      throw error;
    }
  }

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
    const last = c.req.header('Last-Event-ID');
    const afterSeq = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
    const release = admit(c);
    // Proxies that buffer responses would delay the events.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(
      c,
      (stream) => streamEvents(stream, { db, tail, after: afterSeq, signal }).finally(release),
      // When the service closes, the database closes too.
      async (error) => (signal.aborted ? undefined : onError(error)),
    );
  });
}
