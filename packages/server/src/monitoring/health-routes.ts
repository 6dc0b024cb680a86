import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { inScope } from '../database/query-scope.ts';
import { ApiError, errorBody } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { HEALTH_PATHS, type HealthPath, healthCheckOf } from '../http/health-check.ts';
import { ok } from '../http/routes.ts';
import { checkReadiness, JOBS, type Job, type Readiness, type ReadinessOptions } from './readiness.ts';

const RETRY_AFTER_SECONDS = '2';

const alive = z.object({ status: z.literal('ok') }).openapi('Alive');

const healthy = z
  .object({
    status: z.enum(['ok', 'degraded']),
    reason: z
      .enum(['storage-full', 'storage-unavailable'])
      .optional()
      .openapi({ description: 'Why uploads and other writes fail, while reads are served' }),
  })
  .openapi('Health');

const job = z.enum(['ready', 'unavailable']);
export const dependencies = z.object({
  database: z.enum(['ok', 'read-only', 'unavailable']),
  replica: z.enum(['ok', 'behind', 'promoted', 'unavailable']).optional().openapi({
    description:
      'The read replica, if there is one. While it is not ok, the primary executes all reads. While the database is unavailable, it executes those of callers without a session or token',
  }),
  storage: z
    .enum(['ok', 'storage-full', 'storage-unavailable'])
    .openapi({ description: 'The data folder and, if there is one, the object storage' }),
  ffmpeg: z.enum(['ok', 'missing']).openapi({ description: 'If it is missing, clips are rejected' }),
  log: z.enum(['ok', 'full', 'unavailable']).optional().openapi({ description: 'The event log, if there is one' }),
  limits: z.enum(['ok', 'unavailable']).optional().openapi({
    description: 'The shared limits, if there are any. While they are away, each process counts its own calls',
  }),
});
const ready = z
  .object({
    status: z.literal('ok'),
    jobs: z.object({
      api: job.openapi({
        description: 'Serves reads and pages, and media as far as they are stored or cached here',
      }),
      collector: job.openapi({ description: 'Stores events, or appends them to the event log, if there is one' }),
    }),
    dependencies,
  })
  .openapi('Readiness');

const OPERATIONS: { readonly [path in HealthPath]: { summary: string; schema: z.ZodType; description: string } } = {
  '/healthz': {
    summary: 'Check the service and its database',
    schema: healthy,
    description: 'The database is available',
  },
  '/livez': { summary: 'Check that the process responds', schema: alive, description: 'The process responds' },
  '/readyz': {
    summary: 'Check that the process can do one of its jobs',
    schema: ready,
    description: 'At least one job is ready',
  },
  '/readyz/api': {
    summary: 'Check that reads and pages are served',
    schema: ready,
    description: 'The job is ready',
  },
  '/readyz/collector': {
    summary: 'Check that events are stored, or appended to the event log',
    schema: ready,
    description: 'The job is ready',
  },
};

/** The jobs of each path. A path is ready if at least one of its jobs is. */
const JOBS_OF = {
  '/readyz': JOBS,
  '/readyz/api': ['api'],
  '/readyz/collector': ['collector'],
} as const;

/**
 * Responds to the health checks of balancers that use OPTIONS, such as HAProxy's default. Register it before CORS,
 * which responds to every OPTIONS request whether the database is available or not.
 */
export function addOptionsHealthChecks(app: App, options: ReadinessOptions): void {
  app.use(async (c, next) => {
    const isPreflight = c.req.header('Access-Control-Request-Method') !== undefined;
    const path = c.req.method === 'OPTIONS' && !isPreflight ? healthCheckOf('OPTIONS', c.req.path) : undefined;
    return path === undefined ? next() : respondTo(c, path, options);
  });
}

/** Adds `/healthz`, `/livez`, `/readyz`, `/readyz/api` and `/readyz/collector`. */
export function addHealthRoutes(app: App, options: ReadinessOptions): void {
  for (const path of HEALTH_PATHS) {
    const { summary, schema, description } = OPERATIONS[path];
    app.openAPIRegistry.registerPath({
      method: 'get',
      path,
      tags: ['service'],
      security: [],
      summary,
      responses: ok(schema, description),
    });
    app.get(path, (c) => respondTo(c, path, options));
  }
}

async function respondTo(c: AppContext, path: HealthPath, options: ReadinessOptions): Promise<Response> {
  c.header('Cache-Control', NEVER_CACHED);
  if (path === '/livez') return c.json({ status: 'ok' });
  if (path === '/healthz') return respondWithHealth(c, options);
  return respondWithReadiness(c, JOBS_OF[path], await checkReadiness(options));
}

function respondWithReadiness(c: AppContext, jobs: readonly Job[], readiness: Readiness): Response {
  c.header('Content-Type', 'application/json');
  if (jobs.some((job) => readiness.jobs[job] === 'ready')) return c.body(lines({ status: 'ok', ...readiness }));
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
  const message = `This process is not ready: ${jobs.join(' and ')} cannot work at the moment.`;
  const error = new ApiError(message, { status: 503, code: 'unavailable', details: { ...readiness } });
  return c.body(lines(errorBody(error, c.var.requestId)), 503, headers);
}

/** JSON with one dependency per line, so that people can read it. */
function lines(body: object): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

async function respondWithHealth(
  c: AppContext,
  { db, probeFolder, probeObjects }: ReadinessOptions,
): Promise<Response> {
  const [folderProblem, objectProblem] = await Promise.all([probeFolder(), probeObjects?.()]);
  const reason = folderProblem ?? objectProblem;
  try {
    await inScope({ work: 'health' }, () => sql`SELECT 1`.execute(db));
  } catch (cause) {
    // The reason why the embedded database is unavailable.
    if (reason === undefined) throw cause;
    const message = 'The service is unavailable, and nothing can be stored in its data folder.';
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
    throw new ApiError(message, { status: 503, code: 'unavailable', headers, details: { reason }, cause });
  }
  return c.json(reason === undefined ? { status: 'ok' } : { status: 'degraded', reason });
}
