import { z } from '@hono/zod-openapi';
import type { ClientType } from '@zoetrope/model';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { type BodyLimit, readBody } from '../http/read-body.ts';
import { ok } from '../http/routes.ts';
import type { Acceptance, AcceptEvents } from './accept-events.ts';
import type { Collector } from './collector.ts';
import { pingbackEvent } from './event-schema.ts';
import { type ParsedBatch, parseBatch, type RejectedEvent } from './parse-batch.ts';
import type { RejectedEvents } from './rejected-events.ts';

/** Browsers send at most 64 KiB while a page is unloaded, so clients never send more. */
const BODY: BodyLimit = { bytes: 65_536, ms: 10_000 };
/** Rejected events listed in a response; all are counted. */
const MAX_LISTED = 50;

export interface CollectorContext {
  readonly admit: Collector['admit'];
  readonly accept: AcceptEvents;
  readonly rejectedEvents: RejectedEvents;
}

const collectorResult = z
  .object({
    accepted: z.number().openapi({
      description: 'Events stored by this call. With an event log, those that it keeps until they are stored.',
    }),
    duplicates: z
      .number()
      .openapi({ description: 'Events stored before, by their event_id. With an event log, they are found later.' }),
    rejected: z
      .array(z.object({ index: z.number(), parameter: z.string(), message: z.string() }))
      .openapi({ description: `Events that were not stored, with their position: the first ${MAX_LISTED}.` }),
    rejected_count: z.number().openapi({ description: 'Number of rejected events.' }),
    meta: metaSchema,
  })
  .openapi('PingbackResult');

/**
 * Adds POST `/v2/pingback`. Its schema is documented, but events are validated one by one, so that an invalid event
 * does not affect the others.
 */
export function addCollectorRoute(app: App, { admit, accept, rejectedEvents }: CollectorContext): void {
  const schema = z.object({ events: z.array(pingbackEvent) });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/v2/pingback',
    tags: ['pingback'],
    summary: 'Collect events',
    request: { body: { content: { 'application/json': { schema } } } },
    responses: ok(
      collectorResult,
      'The outcome of the events, once they are on disk. Valid events are stored even if others are rejected',
    ),
  });
  app.post('/v2/pingback', async (c) => {
    const body = (await readBody(c, BODY)).toString();
    const release = await admit();
    try {
      const { result, rejected } = await store(parseBatch(body), c.var.client);
      c.header('Cache-Control', NEVER_CACHED);
      if (result === undefined) throw allRejected(rejected);
      return c.json(result, 200);
    } finally {
      release();
    }
  });

  /** Without a result if all events were rejected. */
  async function store(batch: ParsedBatch, client: ClientType) {
    const outcomes = await accept(batch.events, client);
    const rejected = [...batch.rejected, ...notTaken(batch, outcomes)];
    const duplicates = count(outcomes, 'duplicate');
    rejectedEvents.record(duplicates, rejected);
    if (rejected.length > 0 && rejected.length === batch.size) return { rejected };
    const accepted = count(outcomes, 'stored') + count(outcomes, 'logged');
    const listed = { rejected: rejected.slice(0, MAX_LISTED), rejected_count: rejected.length };
    return { rejected, result: { accepted, duplicates, ...listed, meta: okMeta() } };
  }
}

function count(outcomes: readonly Acceptance[], which: Acceptance): number {
  return outcomes.filter((outcome) => outcome === which).length;
}

function notTaken({ indexes }: ParsedBatch, outcomes: readonly Acceptance[]): readonly RejectedEvent[] {
  return indexes.flatMap((index, position) =>
    outcomes[position] === 'rejected'
      ? [{ index, parameter: `events[${index}]`, message: 'is rejected by the database' }]
      : [],
  );
}

function allRejected(rejected: readonly RejectedEvent[]): ApiError {
  const [first] = rejected;
  return new ApiError(`No event was accepted. ${first?.parameter}: ${first?.message}`, {
    status: 400,
    code: 'validation',
    parameter: first?.parameter,
    details: { rejected: rejected.slice(0, MAX_LISTED), rejected_count: rejected.length },
  });
}
