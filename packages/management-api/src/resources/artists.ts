import type { Artist, Listing } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { list, one } from '../results.ts';

export interface ArtistsArgs {
  /** A part of the name. */
  readonly filter?: string | undefined;
  /** Only those who take commissions, or only the others. */
  readonly freelance?: boolean | undefined;
  /** @default 'desc' */
  readonly order?: 'asc' | 'desc' | undefined;
  /** @default 'updatetime' */
  readonly sort?: 'updatetime' | 'username' | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
}

/** `GET /api/v4/artists/`: the directory of artists. */
export async function getArtists(
  connection: Connection,
  { order = 'desc', sort = 'updatetime', offset = 0, filter, freelance }: ArtistsArgs = {},
  options: CallOptions = {},
): Promise<Listing<Artist>> {
  const query = { filter, freelance, order, sort, offset };
  return list(connection, { host: 'siteApiUrl', path: '/api/v4/artists/', query }, options);
}

/** `GET /api/v3/spotify/artist`: the artist whose music is at an address. */
export async function getSpotifyArtist(
  connection: Connection,
  { spotify_url }: { readonly spotify_url: string },
  options: CallOptions = {},
): Promise<Artist> {
  return one(connection, { host: 'siteApiUrl', path: '/api/v3/spotify/artist', query: { spotify_url } }, options);
}
