import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { inScope } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { HEALTH_PATHS } from '../../http/health-check.ts';
import { ok, routesWith } from '../../http/routes.ts';
import type { StorageProblem } from '../../storage/storage-probe.ts';

const route = routesWith({ tags: ['service'], security: [] });

const health = route.get('/healthz', {
  summary: 'Check the service and its database',
  responses: ok(
    z.object({
      status: z.enum(['ok', 'degraded']),
      reason: z
        .enum(['storage-full', 'storage-unavailable'])
        .optional()
        .openapi({ description: 'Why uploads and other writes fail, while reads are served' }),
    }),
    'The database is available',
  ),
});

interface HealthContext {
  readonly db: Db;
  readonly probeStorage: () => Promise<StorageProblem | undefined>;
}

async function checkHealth(c: AppContext, { db, probeStorage }: HealthContext) {
  const reason = await probeStorage();
  try {
    await inScope({ work: 'health' }, () => sql`SELECT 1`.execute(db));
  } catch (cause) {
    // The reason why the embedded database is unavailable.
    if (reason === undefined) throw cause;
    const message = 'The service is unavailable, and nothing can be stored in its data folder.';
    throw new ApiError(message, {
      status: 503,
      code: 'unavailable',
      headers: { 'Retry-After': '2' },
      details: { reason },
      cause,
    });
  }
  c.header('Cache-Control', NEVER_CACHED);
  return c.json(reason === undefined ? { status: 'ok' as const } : { status: 'degraded' as const, reason }, 200);
}

/**
 * Responds to the health checks of balancers that use OPTIONS, such as HAProxy's default. Register it before CORS,
 * which responds to every OPTIONS request whether the database is available or not.
 */
export function addOptionsHealthCheck(app: App, context: HealthContext): void {
  const paths: readonly string[] = HEALTH_PATHS.OPTIONS;
  app.use(async (c, next) => {
    const isPreflight = c.req.header('Access-Control-Request-Method') !== undefined;
    const isCheck = c.req.method === 'OPTIONS' && !isPreflight && paths.includes(c.req.path);
    return isCheck ? checkHealth(c, context) : next();
  });
}

/** /healthz and /openapi.json */
export function addServiceRoutes(app: App, context: HealthContext): void {
  app.openapi(health, (c) => checkHealth(c, context));

  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', { type: 'apiKey', in: 'query', name: 'api_key' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Zoetrope',
      version: '1',
      description: 'GIFs, stickers, clips and animated text: search, trending, related, and the collector of events.',
    },
    security: [{ apiKey: [] }],
  });
}
