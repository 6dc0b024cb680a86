import { z } from '@hono/zod-openapi';
import type { ClientType } from '@zoetrope/model';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { type BodyLimit, readBody } from '../http/read-body.ts';
import { ok } from '../http/routes.ts';
import type { Collector } from './collector.ts';
import { toEventRow } from './event-row.ts';
import { pingbackEvent } from './event-schema.ts';
import { type ParsedBatch, parseBatch, type RefusedEvent } from './parse-batch.ts';
import type { RejectedEvents } from './rejected-events.ts';
import type { Outcome } from './store-rows.ts';

/** Browsers send at most 64 KiB while a page is unloaded, so clients never send more. */
const BODY: BodyLimit = { bytes: 65_536, ms: 10_000 };
/** Refused events listed in a response; all are counted. */
const MAX_LISTED = 50;

export interface CollectorContext {
  readonly collector: Collector;
  readonly rejectedEvents: RejectedEvents;
  readonly payloadSecret: () => Promise<string>;
  readonly clock: () => number;
}

const collectorResult = z
  .object({
    accepted: z.number().openapi({ description: 'Events stored by this call.' }),
    duplicates: z.number().openapi({ description: 'Events stored before, by their event_id.' }),
    refused: z
      .array(z.object({ index: z.number(), parameter: z.string(), message: z.string() }))
      .openapi({ description: `Events that were not stored, with their position: the first ${MAX_LISTED}.` }),
    refused_count: z.number().openapi({ description: 'Number of refused events.' }),
    meta: metaSchema,
  })
  .openapi('PingbackResult');

/**
 * POST /v2/pingback. Its schema is documented, but events are validated one by one, so that an invalid event does not
 * affect the others.
 */
export function addCollectorRoute(
  app: App,
  { collector, rejectedEvents, payloadSecret, clock }: CollectorContext,
): void {
  const schema = z.object({ events: z.array(pingbackEvent) });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/v2/pingback',
    tags: ['pingback'],
    summary: 'Collect events',
    request: { body: { content: { 'application/json': { schema } } } },
    responses: ok(
      collectorResult,
      'The outcome of the events, once they are on disk. Valid events are stored even if others are refused',
    ),
  });
  app.post('/v2/pingback', async (c) => {
    const body = (await readBody(c, BODY)).toString();
    const release = await collector.admit();
    try {
      const { result, refused } = await store(parseBatch(body), c.var.client);
      c.header('Cache-Control', NEVER_CACHED);
      if (result === undefined) throw allRefused(refused);
      return c.json(result, 200);
    } finally {
      release();
    }
  });

  /** Without a result if all events were refused. */
  async function store(batch: ParsedBatch, client: ClientType) {
    const options = { client, secret: await payloadSecret(), now: clock() };
    const outcomes = await collector.collect(batch.events.map((event) => toEventRow(event, options)));
    const refused = [...batch.refused, ...notTaken(batch, outcomes)];
    const duplicates = count(outcomes, 'duplicate');
    rejectedEvents.record(duplicates, refused);
    if (refused.length > 0 && refused.length === batch.size) return { refused };
    const accepted = count(outcomes, 'stored');
    const named = { refused: refused.slice(0, MAX_LISTED), refused_count: refused.length };
    return { refused, result: { accepted, duplicates, ...named, meta: okMeta() } };
  }
}

function count(outcomes: readonly Outcome[], which: Outcome): number {
  return outcomes.filter((outcome) => outcome === which).length;
}

function notTaken({ indexes }: ParsedBatch, outcomes: readonly Outcome[]): readonly RefusedEvent[] {
  return indexes.flatMap((index, position) =>
    outcomes[position] === 'refused'
      ? [{ index, parameter: `events[${index}]`, message: 'is rejected by the database' }]
      : [],
  );
}

function allRefused(refused: readonly RefusedEvent[]): ApiError {
  const [first] = refused;
  return new ApiError(400, 'validation', `No event was accepted. ${first?.parameter}: ${first?.message}`, {
    parameter: first?.parameter,
    details: { refused: refused.slice(0, MAX_LISTED), refused_count: refused.length },
  });
}
