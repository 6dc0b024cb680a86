import { z } from '@hono/zod-openapi';
import { userSchema } from '../../auth/account-schemas.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { FLAG, OFFSET, possiblyEmptyText, webUrl } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { listing } from '../shared/schemas.ts';
import { artistOfSpotify, findArtists, toArtist } from './find-artists.ts';

const route = routesWith({ tags: ['users'], security: [] });

const PAGE = 25;

const artist = z
  .object({
    id: z.string(),
    username: z.string(),
    user: userSchema,
    is_freelance: z.boolean(),
    spotify_url: z.string().optional(),
    updatetime: z.string(),
  })
  .openapi('Artist');

const artists = route.get('/api/v4/artists', {
  summary: 'List artists',
  request: {
    query: z.object({
      filter: optional(possiblyEmptyText(50).optional().openapi({ description: 'Text to find in the name.' })),
      freelance: optional(FLAG.optional()),
      order: optional(z.enum(['asc', 'desc']).default('desc')),
      sort: optional(z.enum(['updatetime', 'username']).default('updatetime')),
      offset: OFFSET,
    }),
  },
  responses: ok(listing(artist), `${PAGE} per page`),
});

const spotify = route.get('/api/v3/spotify/artist', {
  summary: 'Find the artist with a Spotify URL',
  request: { query: z.object({ spotify_url: webUrl }) },
  responses: ok(artist, 'The artist'),
});

/** Adds `/api/v4/artists` [S-5] and `/api/v3/spotify/artist` [S-1]. */
export function addArtistRoutes(app: App, { db, origin }: AdminContext): void {
  app.openapi(artists, async (c) => {
    const { offset, ...query } = c.req.valid('query');
    const { accounts, total } = await findArtists(db, { ...query, offset, limit: PAGE });
    const data = accounts.map((account) => toArtist(account, origin(c)));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data, pagination: { offset, count: data.length, total_count: total } }, 200);
  });
  app.openapi(spotify, async (c) => {
    const { spotify_url } = c.req.valid('query');
    const artist = await artistOfSpotify(db, spotify_url);
    if (artist === undefined) {
      throw new ApiError(`There is no artist with the URL ${spotify_url}.`, {
        status: 404,
        code: 'not-found',
        parameter: 'spotify_url',
      });
    }
    return c.json(toArtist(artist, origin(c)), 200);
  });
}
