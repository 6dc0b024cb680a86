import { createRoute, z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { NEVER_CACHED } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import type { App, RouteContext } from './route-context.ts';

const health = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['service'],
  summary: 'Whether the service and its database answer',
  security: [],
  responses: describe(z.object({ status: z.literal('ok') }), 'They do'),
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
