import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { inScope } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { HEALTH_PATHS } from '../../http/health-check.ts';
import { ok, routesWith } from '../../http/routes.ts';
import type { RouteContext } from './route-context.ts';

const route = routesWith({ tags: ['service'], security: [] });

const health = route.get('/healthz', {
  summary: 'Check the service and its database',
  responses: ok(z.object({ status: z.literal('ok') }), 'Both are available'),
});

async function checkHealth(c: AppContext, db: Db) {
  await inScope({ work: 'health' }, () => sql`SELECT 1`.execute(db));
  c.header('Cache-Control', NEVER_CACHED);
  return c.json({ status: 'ok' as const }, 200);
}

/**
 * Responds to the health checks of balancers that use OPTIONS, such as HAProxy's default. Register it before CORS,
 * which responds to every OPTIONS request whether the database is available or not.
 */
export function addOptionsHealthCheck(app: App, { db }: Pick<RouteContext, 'db'>): void {
  const paths: readonly string[] = HEALTH_PATHS.OPTIONS;
  app.use(async (c, next) => {
    const isPreflight = c.req.header('Access-Control-Request-Method') !== undefined;
    const isCheck = c.req.method === 'OPTIONS' && !isPreflight && paths.includes(c.req.path);
    return isCheck ? checkHealth(c, db) : next();
  });
}

/** /healthz and /openapi.json */
export function addServiceRoutes(app: App, { db }: RouteContext): void {
  app.openapi(health, (c) => checkHealth(c, db));

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
