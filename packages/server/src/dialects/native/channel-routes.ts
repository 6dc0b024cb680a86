import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { searchChannels } from '../../library/channels/search-channels.ts';
import type { DialectContext } from '../dialect.ts';
import { capped } from '../key-rating.ts';
import { channelQuery, channelsResult } from './schemas.ts';

const route = routesWith({ tags: ['channels'] });

const search = route.get('/v1/channels/search', {
  summary: 'Search public channels by name, slug, tags and description',
  request: { query: channelQuery },
  responses: ok(channelsResult, 'The channels, best first, each with its most popular GIF'),
});

export function addChannelRoutes(app: App, { db, responses }: DialectContext): void {
  app.openapi(search, async (c) => {
    const query = capped(c, c.req.valid('query'));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(await responses.channels(c, await searchChannels(db, query), query.offset), 200);
  });
}
