import type { Artist, OffsetPage } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestList, requestOne } from '../request-results.ts';

export interface ArtistsArgs {
  /** Part of the name. */
  readonly filter?: string | undefined;
  /** Only artists who accept commissions, or only those who do not. */
  readonly freelance?: boolean | undefined;
  /** @default 'desc' */
  readonly order?: 'asc' | 'desc' | undefined;
  /** @default 'updatetime' */
  readonly sort?: 'updatetime' | 'username' | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
}

/**
 * `GET /api/v4/artists/`: the directory of artists.
 *
 * @example
 * const { data } = await getArtists(client, { filter: 'zoe', freelance: true });
 */
export async function getArtists(
  client: BaseManagementClient,
  { order = 'desc', sort = 'updatetime', offset = 0, filter, freelance }: ArtistsArgs = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<Artist>> {
  const query = { filter, freelance, order, sort, offset };
  return requestList(client, { host: 'siteApiUrl', path: '/api/v4/artists/', query }, options);
}

/**
 * `GET /api/v3/spotify/artist`: the artist with a Spotify URL. Rejects with a `not-found` error if there is none.
 *
 * @example
 * const artist = await getSpotifyArtist(client, { spotify_url: 'https://open.spotify.com/artist/1' });
 */
export async function getSpotifyArtist(
  client: BaseManagementClient,
  { spotify_url }: { readonly spotify_url: string },
  options: ManagementCallOptions = {},
): Promise<Artist> {
  return requestOne(client, { host: 'siteApiUrl', path: '/api/v3/spotify/artist', query: { spotify_url } }, options);
}
