import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeArtists({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('artists', () => {
    it('lists, filters and sorts artists [S-5]', async () => {
      const { signedOut } = service();
      const names = async (query: string) =>
        (await signedOut('GET', `/api/v4/artists/${query}`)).body.data.map(
          ({ username }: { username: string }) => username,
        );
      expect(await names('?order=desc&sort=updatetime&offset=0')).toEqual(['art']);
      expect(await names('?filter=AR')).toEqual(['art']);
      expect(await names('?filter=%25')).toEqual([]);
      expect(await names('?freelance=true')).toEqual(['art']);
      expect(await names('?freelance=false')).toEqual([]);
      await as('ada')('PATCH', '/api/v1/users/ann/', { body: { roles: ['author', 'artist'] } });
      expect(await names('')).toEqual(['ann', 'art']);
      expect(await names('?sort=username&order=desc&offset=1')).toEqual(['ann']);
      await as('ada')('PATCH', '/api/v1/users/ann/', { body: { roles: ['author'] } });
    });

    it('finds artists by their Spotify URL [S-1]', async () => {
      const address = 'https://open.spotify.com/artist/0a1b2c';
      await as('art')('PATCH', '/api/v1/users/art/', { body: { spotify_url: address } });
      const found = await service().signedOut(
        'GET',
        `/api/v3/spotify/artist?spotify_url=${encodeURIComponent(address)}`,
      );
      expect(found.body).toMatchObject({ username: 'art', spotify_url: address, is_freelance: true });
      const other = `${address}x`;
      expect(
        await service().signedOut('GET', `/api/v3/spotify/artist?spotify_url=${encodeURIComponent(other)}`),
      ).toMatchObject({
        status: 404,
        body: { message: `There is no artist with the URL ${other}.` },
      });
    });
  });
}
