import { createRoute } from '@hono/zod-openapi';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { searchChannels } from '../../library/channels/search-channels.ts';
import type { App, RouteContext } from './route-context.ts';
import { channelQuery, channelsResult } from './schemas.ts';

const search = createRoute({
  method: 'get',
  path: '/v1/channels/search',
  tags: ['channels'],
  summary: 'Public channels by name, slug, tags and description',
  request: { query: channelQuery },
  responses: describe(channelsResult, 'The channels, best first, each with its most popular GIF'),
});

export function addChannelRoutes(app: App, { db, answers }: RouteContext): void {
  app.openapi(search, async (c) => {
    const query = c.req.valid('query');
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(await answers.channels(c, await searchChannels(db, query), query.offset), 200);
  });
}
