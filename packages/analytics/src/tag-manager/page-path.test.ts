import { describe, expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

const SITE = 'https://gifs.example';
const STICKERS = '/create/gifmaker/decorate/stickers';

describe('pagePath', () => {
  it.each([
    // Related pages.
    ['/gifs/abc123/related/2', '/gifs/abc123/related/page/2'],
    ['/gifs/cat-abc123/related/2/', '/gifs/cat-abc123/related/page/2'],
    ['/gifs/abc123/related/12?utm_source=mail#top', '/gifs/abc123/related/page/12'],
    ['/gifs/abc123/related', '/gifs/abc123/related'],
    ['/gifs/abc123/related/next', '/gifs/abc123/related/next'],
    // Stickers.
    ['/stickers/search/cat', `${STICKERS}/search/cat`],
    ['/stickers/search/cat/3', `${STICKERS}/search/cat/page/3`],
    ['/stickers/search/happy%20cat/', `${STICKERS}/search/happy%20cat`],
    ['/v1/stickers/search?limit=25&q=happy+cat', `${STICKERS}/search/happy%20cat`],
    ['/v1/stickers/search?q=50%25%2F50', `${STICKERS}/search/50%25%2F50`],
    ['/stickers/search', `${STICKERS}/search`],
    ['/stickers/trending', `${STICKERS}/trending`],
    ['/stickers/trending/2', `${STICKERS}/trending/page/2`],
    ['/v1/stickers/trending/?limit=25', `${STICKERS}/trending`],
    ['/v1/stickers/trending?page=2', `${STICKERS}/trending/page/2`],
    ['/stickers', '/stickers'],
    // Search.
    ['/search/cats/2', '/search/cats/page/2'],
    ['/search/cats/2/', '/search/cats/page/2'],
    ['/search/caf%C3%A9%20cats/4?lang=fr', '/search/caf%C3%A9%20cats/page/4'],
    ['/search/café/4', '/search/caf%C3%A9/page/4'],
    ['/search/a%2Fb/1', '/search/a%2Fb/page/1'],
    ['/search/2026', '/search/2026'],
    ['/search/2026/2', '/search/2026/page/2'],
    ['/search/%E0%A4%A/2', '/search/%E0%A4%A/page/2'],
    ['/search/cats', '/search/cats'],
    ['/search/cats/page/2', '/search/cats/page/2'],
    // Feeds of channels.
    ['/channels/nasa', '/channels/nasa/page/1'],
    ['/channels/nasa/', '/channels/nasa/page/1'],
    ['/channels/nasa?offset=50', '/channels/nasa/page/3'],
    ['/channels/nasa?offset=24', '/channels/nasa/page/1'],
    ['/channels/nasa?limit=10', '/channels/nasa/page/1'],
    ['/channels/nasa?limit=10&offset=30', '/channels/nasa/page/4'],
    ['/channels/nasa?offset=30&limit=10', '/channels/nasa/page/4'],
    ['/channels/nasa?offset=50&limit=0', '/channels/nasa/page/3'],
    ['/channels/nasa?offset=-50&limit=ten', '/channels/nasa/page/1'],
    ['/channels/nasa?offset=99999999999999999999999', '/channels/nasa/page/1'],
    ['/api/v4/channels/42/feed/?limit=25&offset=25', '/channels/42/page/2'],
    ['/channels/nasa/page/3', '/channels/nasa/page/3'],
    ['/channels', '/channels'],
    ['/v1/channels/search?q=nasa', '/v1/channels/search'],
    // Search within a channel.
    ['/channels/nasa/search/moon', '/channel/nasa/search/moon'],
    ['/channel/nasa/search/moon', '/channel/nasa/search/moon'],
    ['/channel/nasa/search/moon/?page=2', '/channel/nasa/search/moon/page/2'],
    ['/channel/nasa/search?page=2&q=full+moon', '/channel/nasa/search/full%20moon/page/2'],
    ['/channel/nasa/search?q=full%20moon&page=2', '/channel/nasa/search/full%20moon/page/2'],
    ['/channel/nasa/search/moon?page=', '/channel/nasa/search/moon'],
    ['/channel/nasa/search/moon?page=two', '/channel/nasa/search/moon'],
    // Other paths are not changed.
    ['/', '/'],
    ['/about/?ref=mail', '/about/'],
    ['/embedded/abc', '/embedded/abc'],
  ])('counts the page %s as %s [N-7]', (url, path) => {
    expect(pagePath(url, SITE)).toEqual({ path, mode: 'page' });
    expect(pagePath(SITE + url)).toEqual({ path, mode: 'page' });
  });

  it.each(['/embed', '/embed/', '/embed/abc123', '/embed/abc123/twitter/iframe', '/embed/search/cats/2'])(
    'keeps the path %s and counts it as an embed [N-7]',
    (path) => {
      expect(pagePath(`${path}?autoplay=1`, SITE)).toEqual({ path, mode: 'embed' });
    },
  );

  it.each(['http://', 'https://[', '/no/base', '', 'javascript:alert(1)', 'mailto:a@b', 'about:blank'])(
    'returns no page path for "%s" [N-7]',
    (url) => {
      expect(pagePath(url)).toBeUndefined();
    },
  );

  it('returns virtual page paths unchanged [N-7]', () => {
    for (const path of [
      '/gifs/a/related/page/2',
      '/search/a/page/2',
      '/channels/a/page/2',
      '/channel/a/search/b/page/2',
    ]) {
      expect(pagePath(path, SITE)?.path).toBe(path);
    }
  });
});
