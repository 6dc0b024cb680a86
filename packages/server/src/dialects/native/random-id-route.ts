import { randomBytes } from 'node:crypto';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { okMeta } from '../../http/meta.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { randomIdResult } from './schemas.ts';

const randomId = routesWith({ tags: ['service'] }).get('/v1/randomid', {
  summary: 'Create an id for a viewer',
  responses: ok(randomIdResult, 'An id that nothing else is known by. It is not stored'),
});

/** /v1/randomid */
export function addRandomIdRoute(app: App): void {
  app.openapi(randomId, (c) => {
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: { random_id: randomBytes(32).toString('hex') }, meta: okMeta() }, 200);
  });
}
