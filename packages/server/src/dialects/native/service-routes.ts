import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import type { RouteContext } from './route-context.ts';

const route = routesWith({ tags: ['service'], security: [] });

const health = route.get('/healthz', {
  summary: 'Check the service and its database',
  responses: ok(z.object({ status: z.literal('ok') }), 'Both are available'),
});

/** /healthz and /openapi.json */
export function addServiceRoutes(app: App, { db }: RouteContext): void {
  app.openapi(health, async (c) => {
    await sql`SELECT 1`.execute(db);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ status: 'ok' as const }, 200);
  });

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
