import { klipy, localProvider } from '@zoetrope/model';
import { buildGif, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { createViewerId, isZoetropeError } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../create-client.ts';
import { gifPaginator } from '../paging/gif-paginator.ts';
import {
  type KlipyOptions,
  klipyDialect,
  klipyItems,
  klipyRecents,
  klipyReports,
  removeKlipyRecent,
  reportToKlipy,
} from './klipy.ts';

const file = (name: string, width = 200, height = 100) => ({
  url: `https://static.klipy.com/${name}`,
  width,
  height,
  size: width * 10,
});

const item = (slug: string, changes: object = {}) => ({
  id: 7_000_000_000_001,
  slug,
  title: `A cat (${slug})`,
  type: 'gif',
  tags: ['cat', 'wave'],
  blur_preview: 'data:image/gif;base64,R0lGODlhAQABAA==',
  file: {
    hd: { gif: file('hd.gif', 640, 320), webp: file('hd.webp', 640, 320), mp4: file('hd.mp4', 640, 320) },
    md: { gif: file('md.gif', 480, 240) },
    sm: { gif: file('sm.gif'), webp: file('sm.webp'), mp4: file('sm.mp4'), jpg: file('sm.jpg') },
    xs: { webm: file('xs.webm') },
  },
  ...changes,
});

const page = (data: readonly unknown[], changes: object = {}) => ({
  result: true,
  data: { data, current_page: 1, per_page: 24, has_next: false, ...changes },
});

function setUp(
  respond: (url: URL) => unknown = () => page([item('cat-1')]),
  { provider = klipy, ...options }: KlipyOptions & { readonly provider?: typeof klipy } = {},
) {
  const { fetch, urls, inits } = fakeFetch((url) => {
    const body = respond(url);
    return body instanceof Response ? body : jsonResponse(body);
  });
  const viewerId = createViewerId({ persistence: 'memory' });
  const dialect = klipyDialect(options);
  const client = createClient({ provider, apiKey: 'my-app-key', dialect, fetch, retry: false, viewerId });
  const requestedUrl = () => {
    const url = new URL(urls.at(-1) ?? '');
    url.searchParams.delete('customer_id');
    return decodeURIComponent(url.pathname + url.search).replace(viewerId.get(), '{viewer}');
  };
  const requestedBody = () => JSON.parse(String(inits.at(-1)?.body));
  return { client, urls, inits, requestedUrl, requestedBody, viewer: viewerId.get() };
}

describe('the KLIPY dialect', () => {
  const list = 'page=1&per_page=24&content_filter=low';
  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    ['search [C-8]', (c) => c.search('cat', { limit: 30 }), '/gifs/search?q=cat&page=1&per_page=30&content_filter=low'],
    [
      'search for stickers [C-8]',
      (c) => c.search('cat', { type: 'stickers', rating: 'g', lang: 'de', cursor: '2', offset: 24 }),
      '/stickers/search?q=cat&page=2&per_page=24&content_filter=high&locale=de',
    ],
    ['search for clips [C-8]', (c) => c.search('cat', { type: 'videos' }), `/clips/search?q=cat&${list}`],
    ['search for memes [C-8]', (c) => c.search('cat', { type: 'memes' }), `/static-memes/search?q=cat&${list}`],
    ['trending [C-9]', (c) => c.trending({ rating: 'r' }), '/gifs/trending?page=1&per_page=24&content_filter=off'],
    ['trending memes [C-9]', (c) => c.trending({ type: 'memes' }), `/static-memes/trending?${list}`],
    ['emoji', (c) => c.emoji(), `/emojis/trending?${list}`],
    ['an offset', (c) => c.trending({ offset: 50, limit: 25 }), '/gifs/trending?page=3&per_page=25&content_filter=low'],
    ['a small limit', (c) => c.trending({ limit: 1 }), '/gifs/trending?page=1&per_page=8&content_filter=low'],
    ['a large limit', (c) => c.trending({ limit: 99 }), '/gifs/trending?page=1&per_page=50&content_filter=low'],
    ['gif [C-5]', (c) => c.gif('cat-1'), '/gifs/items?slugs=cat-1'],
    ['gifs [C-5]', (c) => c.gifs(['cat-1', 'cat-2']), '/gifs/items?slugs=cat-1,cat-2'],
    ['gif by a number, which is a slug or an id [C-5]', (c) => c.gif('700'), '/gifs/items?slugs=700&ids=700'],
    ['gifs by slug and number [C-5]', (c) => c.gifs(['a', '700']), '/gifs/items?slugs=a,700&ids=700'],
    ['klipyItems', (c) => klipyItems(c, ['a', 'b'], { type: 'videos' }), '/clips/items?slugs=a,b'],
    ['klipyItems of GIFs', (c) => klipyItems(c, ['a']), '/gifs/items?slugs=a'],
    ['klipyRecents', (c) => klipyRecents(c), '/gifs/recent/{viewer}?page=1&per_page=24'],
    [
      'klipyRecents of stickers',
      (c) => klipyRecents(c, { type: 'stickers', limit: 50 }),
      '/stickers/recent/{viewer}?page=1&per_page=32',
    ],
  ])('translates a call of %s to a request of KLIPY', async (_, call, path) => {
    const { client, requestedUrl } = setUp();
    await call(client);
    expect(requestedUrl()).toBe(`/api/v1/my-app-key${path}`);
  });

  it('sends the options of the dialect with the calls that know them', async () => {
    const { client, requestedUrl } = setUp(undefined, { locale: 'de', formatFilter: ['gif', 'mp4'] });
    await client.trending();
    expect(requestedUrl()).toContain('content_filter=low&locale=de&format_filter=gif,mp4');
    await client.search('cat', { lang: 'fr' });
    expect(requestedUrl()).toContain('locale=fr');
    await client.gif('cat-1');
    expect(requestedUrl()).toBe('/api/v1/my-app-key/gifs/items?slugs=cat-1&format_filter=gif,mp4');
  });

  it('identifies the viewer by the viewer id, as customer_id', async () => {
    const { client, urls, viewer } = setUp();
    await client.trending();
    expect(urls[0]?.searchParams.get('customer_id')).toBe(viewer);
  });

  it.each<[string, (client: Client) => Promise<{ data: unknown }>, string, unknown, unknown]>([
    ['completions [C-11]', (c) => c.searchTags('ca', { limit: 5 }), '/autocomplete/ca?limit=5', ['cat'], ['cat']],
    [
      'suggestions [C-11]',
      (c) => c.relatedTags('big cat'),
      '/search-suggestions/big cat',
      ['pet', 7],
      [{ name: 'pet', score: 0 }],
    ],
    [
      'categories [C-4]',
      (c) => c.categories(),
      '/gifs/categories',
      {
        locale: 'en',
        categories: [
          { category: 'Greetings', query: 'hello', preview_url: 'https://static.klipy.com/hi.gif' },
          { category: 'yes', preview_url: 'javascript:alert(1)' },
          { query: 'without a name' },
        ],
      },
      [
        {
          name: 'Greetings',
          name_encoded: 'hello',
          search_term: 'hello',
          image: 'https://static.klipy.com/hi.gif',
          subcategories: [],
        },
        { name: 'yes', name_encoded: 'yes', search_term: 'yes', subcategories: [] },
      ],
    ],
  ])('reads a KLIPY response of %s', async (_, call, path, data, expected) => {
    const { client, requestedUrl } = setUp(() => ({ result: true, data }));
    expect((await call(client)).data).toEqual(expected);
    expect(requestedUrl()).toBe(`/api/v1/my-app-key${path}`);
  });

  it('normalizes an item to a Gif [M-1]', async () => {
    const { client } = setUp();
    const { data } = await client.gif('cat-1');
    expect(data).toMatchObject({
      id: 'cat-1',
      provider: 'klipy',
      type: 'gif',
      title: 'A cat (cat-1)',
      tags: ['cat', 'wave'],
      images: {
        original: {
          url: 'https://static.klipy.com/hd.gif',
          webp: 'https://static.klipy.com/hd.webp',
          mp4: 'https://static.klipy.com/hd.mp4',
          width: 640,
          height: 320,
          size: 6400,
        },
        downsized_large: { url: 'https://static.klipy.com/md.gif', width: 480 },
        fixed_width: { url: 'https://static.klipy.com/sm.gif' },
        fixed_width_still: { url: 'https://static.klipy.com/sm.jpg', width: 200, height: 100 },
      },
    });
    expect(data.images).not.toHaveProperty('fixed_height_small');
  });

  it.each([
    ['sticker', { type: 'sticker' }, { type: 'sticker', is_sticker: true }],
    ['emoji', { type: 'emoji' }, { type: 'sticker' }],
    ['static meme', { type: 'static-meme' }, { type: 'gif' }],
    ['unknown type', { type: 7 }, { type: 'gif' }],
  ])('recognizes the type of a %s [M-1]', async (_, changes, expected) => {
    const { client } = setUp(() => page([item('cat-1', changes)]));
    expect((await client.gif('cat-1')).data).toMatchObject(expected);
  });

  it('uses the still of a meme that has nothing else [M-1]', async () => {
    const { client } = setUp(() => page([item('meme-1', { file: { hd: { png: file('hd.png') } } })]));
    const { data } = await client.search('cat', { type: 'memes' });
    expect(data[0]?.images?.original).toMatchObject({ url: 'https://static.klipy.com/hd.png', width: 200 });
  });

  it('reads a clip with one file of each format, and its sizes apart [M-1]', async () => {
    const clip = item('clip-1', {
      type: 'clip',
      file: { mp4: 'https://static.klipy.com/c.mp4', gif: 'https://static.klipy.com/c.gif' },
      file_meta: { mp4: { width: 640, height: 360 }, gif: { width: 320, height: 180 } },
    });
    const { client } = setUp(() => page([clip]));
    const { data } = await client.search('cat', { type: 'videos' });
    expect(data[0]).toMatchObject({
      type: 'video',
      video: { assets: { hd: { url: 'https://static.klipy.com/c.mp4', width: 640, height: 360 } } },
      images: { original: { url: 'https://static.klipy.com/c.gif', mp4: undefined, width: 320, height: 180 } },
    });
  });

  it('uses the number as the id of an item whose slug is no valid id, and its slug in reports', async () => {
    const slug = 'x'.repeat(80);
    const { client, requestedUrl } = setUp(() => page([item(slug)]));
    const { data } = await client.trending();
    const [gif = buildGif()] = data;
    expect(gif.id).toBe('7000000000001');
    await klipyReports(client).share(gif);
    expect(requestedUrl()).toBe(`/api/v1/my-app-key/gifs/share/${slug}`);
  });

  it('omits advertisements, also from a page of nothing else [C-13]', async () => {
    const ad = { type: 'ad', content: '<script></script>', width: 320, height: 50 };
    const { client } = setUp(() => page([ad, item('cat-1'), ad], { has_next: true }));
    const { data, pagination, meta } = await client.trending();
    expect(data.map(({ id }) => id)).toEqual(['cat-1']);
    expect(pagination).toMatchObject({ count: 3, next: '2' });
    expect(meta).toMatchObject({ dropped: undefined });
  });

  it('paginates by page until the last one [C-13]', async () => {
    const { client, urls } = setUp(({ searchParams }) => {
      const number = Number(searchParams.get('page'));
      return page([item(`cat-${number}`)], { current_page: number, per_page: 8, has_next: number < 3 });
    });
    const paginator = gifPaginator((request) => client.search('cat', { ...request, limit: 8 }));
    while (!paginator.endReason) await paginator.next();
    expect(paginator.gifs.map(({ id }) => id)).toEqual(['cat-1', 'cat-2', 'cat-3']);
    expect(paginator.endReason).toBe('total');
    expect(urls).toHaveLength(3);
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['related GIFs', (c) => c.related('cat-1')],
    ['channels', (c) => c.channels('a')],
    ['random GIFs', (c) => c.random()],
    ['trending searches', (c) => c.trendingSearches()],
    ['animated text', (c) => c.search('cat', { type: 'text' })],
    ['an offset between two pages', (c) => c.search('cat', { offset: 25, limit: 10 })],
  ])('rejects %s before sending a request [C-1]', async (_, call) => {
    const { client, urls } = setUp();
    await expect(call(client)).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(urls).toHaveLength(0);
  });

  it('rejects a call without a key, which is a part of the path', async () => {
    const client = createClient({ provider: klipy, apiKey: '', dialect: klipyDialect() });
    await expect(client.trending()).rejects.toMatchObject({ code: 'validation' });
  });

  it.each<[string, number, unknown, string, string]>([
    ['status 401', 401, { result: false, errors: { message: ['Wrong key.'] } }, 'auth', 'Wrong key.'],
    [
      'a wrong key, which it repeats',
      404,
      { result: false, errors: { message: ['The provided API key is invalid: [my-app-key]'] } },
      'auth',
      'The provided API key is invalid: [***]',
    ],
    ['a missing item', 404, { result: false, errors: { message: ['404 Not Found'] } }, 'not-found', '404 Not Found'],
    ['an error with status 200', 200, { result: false, errors: { message: ['Wrong key.'] } }, 'http', 'Wrong key.'],
    ['too many calls', 429, { result: false, errors: { message: ['Slower.'] } }, 'rate-limit', 'Slower.'],
    ['an error without a message', 200, { result: false, data: [] }, 'synthetic', ''],
  ])('reports %s with the message of the service [K-1]', async (_, status, body, code, text) => {
    const { client } = setUp(() => jsonResponse(body, { status }));
    const message = text ? `@zoetrope/fetch-api: ${text}` : 'synthetic response';
    await expect(client.trending()).rejects.toMatchObject({ code, status, message });
  });

  it('rejects with not-found if the item does not exist [C-5]', async () => {
    const { client } = setUp(() => page([]));
    await expect(client.gif('unknown')).rejects.toMatchObject({ code: 'not-found' });
    expect((await client.gifs(['unknown'])).data).toEqual([]);
  });

  it('caches one GIF apart from a list of one id, which have the same URL', async () => {
    const { client, urls } = setUp();
    expect((await client.gif('cat-1')).data.id).toBe('cat-1');
    expect((await client.gifs(['cat-1'])).data.map(({ id }) => id)).toEqual(['cat-1']);
    expect((await client.gif('cat-1')).data.id).toBe('cat-1');
    expect(urls).toHaveLength(2);
  });

  it('redacts the key in its path in errors [K-1]', async () => {
    const { client } = setUp(() => jsonResponse({ errors: { message: ['my-app-key is wrong'] } }, { status: 400 }));
    const error = await client.search('cat').catch((reason) => reason);
    expect(error).toMatchObject({ url: expect.stringContaining('/api/v1/***/gifs/search?') });
    expect(`${error.message} ${error.url} ${error.stack} ${JSON.stringify(error.body)}`).not.toContain('my-app-key');
  });
});

describe('reports to KLIPY', () => {
  it('sends a share with the viewer id and the search, to the kind of the list', async () => {
    const { client, requestedUrl, requestedBody, inits, viewer } = setUp(() => page([item('meme-1')]));
    const { data } = await client.search('cat', { type: 'memes' });
    const [meme = buildGif()] = data;
    await klipyReports(client).share(meme, { term: 'cat' });
    expect(requestedUrl()).toBe('/api/v1/my-app-key/static-memes/share/meme-1');
    expect(requestedBody()).toEqual({ customer_id: viewer, q: 'cat' });
    expect(inits.at(-1)).toMatchObject({
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it.each([
    ['gif', 'gifs'],
    ['sticker', 'stickers'],
    ['video', 'clips'],
  ] as const)('sends a view of a recent %s without a payload to %s', async (type, kind) => {
    const { client, requestedUrl, requestedBody, viewer } = setUp();
    const gif = buildGif({ id: 'cat-1', type, analytics_response_payload: undefined });
    await klipyReports(client).view?.(gif);
    expect(requestedUrl()).toBe(`/api/v1/my-app-key/${kind}/view/cat-1`);
    expect(requestedBody()).toEqual({ customer_id: viewer });
  });

  it('ignores the payload of another service', async () => {
    const { client, requestedUrl } = setUp();
    await klipyReports(client).share(buildGif({ id: 'cat-1', analytics_response_payload: '../users/x' }));
    expect(requestedUrl()).toBe('/api/v1/my-app-key/gifs/share/cat-1');
  });

  it('sends the reason of a report, and removes a recent item', async () => {
    const { client, requestedUrl, requestedBody, inits, viewer } = setUp();
    const gif = buildGif({ id: 'cat-1', analytics_response_payload: undefined });
    await reportToKlipy(client, gif, { reason: 'spam' });
    expect(requestedUrl()).toBe('/api/v1/my-app-key/gifs/report/cat-1');
    expect(requestedBody()).toEqual({ customer_id: viewer, reason: 'spam' });
    await removeKlipyRecent(client, gif);
    expect(requestedUrl()).toBe('/api/v1/my-app-key/gifs/recent/{viewer}?slug=cat-1');
    expect(inits.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('requests recent items past all caches', async () => {
    const { client, urls, inits } = setUp();
    await klipyRecents(client);
    await klipyRecents(client);
    expect(urls).toHaveLength(2);
    expect(inits[1]).toMatchObject({ cache: 'no-store' });
  });

  it('rejects a failed report with a typed error', async () => {
    const { client } = setUp(() => new Response('', { status: 503 }), { provider: localProvider('https://a.example') });
    const failure = klipyReports(client).share(buildGif());
    await expect(failure).rejects.toMatchObject({ code: 'http', status: 503 });
  });
});
