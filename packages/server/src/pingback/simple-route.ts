import { z } from '@hono/zod-openapi';
import type { App } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { optional } from '../http/query-parameters.ts';
import { ok, routesWith } from '../http/routes.ts';
import { storableText } from '../http/storable-text.ts';
import type { AcceptEvents } from './accept-events.ts';
import type { Collector } from './collector.ts';
import { pingbackEvent } from './event-schema.ts';

export interface SimpleRouteContext {
  readonly admit: Collector['admit'];
  readonly accept: AcceptEvents;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const { action_type, ts, user_id } = pingbackEvent.shape;

const query = z.object({
  analytics_response_payload: z.string().min(1, 'must not be empty').max(4000).transform(storableText),
  action_type,
  customer_id: optional(user_id.optional()),
  random_id: optional(user_id.optional()).openapi({ description: 'The viewer id, if there is no customer_id.' }),
  ts: optional(z.coerce.number().pipe(ts).optional()).openapi({ description: 'Default: the time of the request.' }),
});

const simple = routesWith({ tags: ['pingback'] }).get('/v2/pingback_simple', {
  summary: 'Collect one event',
  request: { query },
  responses: ok(z.object({ meta: metaSchema }), 'The event is on disk'),
});

/** The viewer of an event without an id of one. */
const UNKNOWN_VIEWER = 'unknown';

/** Adds GET `/v2/pingback_simple`, whose URLs are in the `analytics` of items: clients append the viewer id and the time. */
export function addSimpleRoute(app: App, { admit, accept, clock }: SimpleRouteContext): void {
  app.openapi(simple, async (c) => {
    const { customer_id, random_id, ts = clock(), ...event } = c.req.valid('query');
    const user_id = customer_id ?? random_id ?? UNKNOWN_VIEWER;
    const release = await admit();
    try {
      await accept([{ ...event, user_id, ts }], c.var.client);
    } finally {
      release();
    }
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ meta: okMeta() }, 200);
  });
}
