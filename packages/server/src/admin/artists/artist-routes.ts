import { createRoute, z } from '@hono/zod-openapi';
import { userSchema } from '../../auth/account-schemas.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { ApiError } from '../../http/api-error.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { optional } from '../../http/query-parameters.ts';
import { FLAG, OFFSET, optionalText, webAddress } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { listing } from '../shared/schemas.ts';
import { artistOfSpotify, findArtists, showArtist } from './find-artists.ts';

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

const artists = createRoute({
  method: 'get',
  path: '/api/v4/artists',
  tags: ['users'],
  summary: 'The artists',
  security: [],
  request: {
    query: z.object({
      filter: optional(optionalText(50).optional().openapi({ description: 'Text in the name.' })),
      freelance: optional(FLAG.optional()),
      order: optional(z.enum(['asc', 'desc']).default('desc')),
      sort: optional(z.enum(['updatetime', 'username']).default('updatetime')),
      offset: OFFSET,
    }),
  },
  responses: describe(listing(artist), `${PAGE} at a time`),
});

const spotify = createRoute({
  method: 'get',
  path: '/api/v3/spotify/artist',
  tags: ['users'],
  summary: 'The artist of a Spotify address',
  security: [],
  request: { query: z.object({ spotify_url: webAddress }) },
  responses: describe(artist, 'The artist'),
});

/** /api/v4/artists [S-5] and /api/v3/spotify/artist [S-1] */
export function addArtistRoutes(app: App, { db, origin }: ManagementContext): void {
  app.openapi(artists, async (c) => {
    const { offset, ...query } = c.req.valid('query');
    const { accounts, total } = await findArtists(db, { ...query, offset, limit: PAGE });
    const data = accounts.map((account) => showArtist(account, origin(c)));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data, pagination: { offset, count: data.length, total_count: total } }, 200);
  });
  app.openapi(spotify, async (c) => {
    const { spotify_url } = c.req.valid('query');
    const found = await artistOfSpotify(db, spotify_url);
    if (found === undefined) {
      throw new ApiError(404, 'not-found', `There is no artist ${spotify_url}.`, { parameter: 'spotify_url' });
    }
    return c.json(showArtist(found, origin(c)), 200);
  });
}
