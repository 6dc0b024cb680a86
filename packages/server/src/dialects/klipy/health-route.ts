import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating } from '../key-rating.ts';
import { keyParams } from './parameters.ts';
import { healthResult, klipyResponses, klipyRoute } from './results.ts';

const health = klipyRoute.get('/api/v1/{app_key}/health-check', {
  summary: 'List the content types that have items (KLIPY v1)',
  request: { params: keyParams },
  responses: klipyResponses(healthResult, 'KLIPY documents this call in its demo applications only'),
});

/** …/health-check: applications show a tab for each content type that is alive. */
export function addHealthRoute(app: App, { library }: DialectContext): void {
  app.openapi(health, async (c) => {
    const isAlive = async (kind: 'gif' | 'sticker' | 'video') => {
      const { items } = await library.trending({ kind, rating: capRating(c, 'r'), offset: 0, limit: 1 });
      return { is_alive: items.length > 0 };
    };
    const [gifs, stickers, clips] = await Promise.all([isAlive('gif'), isAlive('sticker'), isAlive('video')]);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ gifs, stickers, clips }, 200);
  });
}
