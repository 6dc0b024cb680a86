import { giphy, localProvider } from '@zoetrope/model';
import { buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import type { ClientOptions } from './create-base-client.ts';
import { createClient } from './create-client.ts';

const meta = { status: 200, msg: 'OK', response_id: 'response-1' };

function setUp(options: Partial<ClientOptions> = {}, body: unknown = buildWirePage()) {
  const { fetch, urls, inits } = fakeFetch(() => jsonResponse(body));
  const client = createClient({
    provider: localProvider('https://gifs.example'),
    apiKey: 'zoetrope-web',
    fetch,
    ...options,
  });
  /** Path and query of the last request, without the parameters of all requests. */
  const requestedUrl = () => {
    const url = new URL(urls.at(-1) ?? '');
    url.searchParams.delete('api_key');
    url.searchParams.delete('pingback_id');
    return decodeURIComponent((url.pathname + url.search).replaceAll('+', ' '));
  };
  return { client, urls, inits, requestedUrl };
}

type Client = ReturnType<typeof createClient>;

describe('the client, for a page of GIFs', () => {
  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    ['search [C-8]', (c) => c.search('cat'), '/v1/gifs/search?rating=pg-13&q=cat'],
    [
      'search in a channel [C-8]',
      (c) => c.search('cat', { channel: 'zoe' }),
      '/v1/gifs/search?rating=pg-13&q=@zoe cat',
    ],
    [
      'search text [C-8]',
      (c) => c.search('hi', { type: 'text' }),
      '/v1/text/search?rating=pg-13&q=hi&excludeDynamicResults=true',
    ],
    [
      'search videos [C-11]',
      (c) => c.search('hi', { type: 'videos', offset: 25, limit: 5 }),
      '/v1/videos/search?rating=pg-13&q=hi&offset=25&limit=5',
    ],
    [
      'search with all options [C-8]',
      (c) => c.search('hi', { rating: 'g', sort: 'recent', lang: 'de', cursor: 'c1' }),
      '/v1/gifs/search?rating=g&sort=recent&lang=de&q=hi&cursor=c1',
    ],
    ['trending [C-9]', (c) => c.trending({ type: 'stickers', limit: 3 }), '/v1/stickers/trending?rating=pg-13&limit=3'],
    [
      'related [C-9]',
      (c) => c.related('gif-1', { offset: 6, limit: 12 }),
      '/v1/gifs/related?gif_id=gif-1&rating=pg-13&offset=6&limit=12',
    ],
    [
      'related videos [C-11]',
      (c) => c.related('gif-1', { type: 'videos' }),
      '/v1/videos/related?gif_id=gif-1&rating=pg-13',
    ],
    ['several by id [C-5]', (c) => c.gifs(['a', 'b']), '/v1/gifs?ids=a,b'],
    ['a subcategory [C-4]', (c) => c.gifs('actions', 'waving'), '/v1/gifs/categories/actions/waving?rating=pg-13'],
  ])('%s', async (_, call, path) => {
    const { client, requestedUrl } = setUp();
    expect(await call(client)).toMatchObject({ data: { length: 25 }, pagination: { total_count: 100 } });
    expect(requestedUrl()).toBe(path);
  });
});

describe('the client, for other results', () => {
  it('returns one GIF by its id [C-5]', async () => {
    const { client, requestedUrl } = setUp({}, { data: buildWireGif({ id: 7 }), meta });
    expect((await client.gif('7')).data).toMatchObject({ id: '7', response_id: 'response-1' });
    expect(requestedUrl()).toBe('/v1/gifs/7');
  });

  it('requests a new random GIF each time, bypassing every cache [C-2]', async () => {
    const { client, requestedUrl, urls, inits } = setUp({}, { data: buildWireGif(), meta });
    await client.random({ tag: 'cat' });
    await client.random({ tag: 'cat' });
    expect(urls).toHaveLength(2);
    expect(inits[1]?.cache).toBe('no-store');
    expect(requestedUrl()).toBe('/v1/gifs/random?rating=pg-13&tag=cat');
  });

  it('returns categories and their subcategories [C-4]', async () => {
    const wire = { name: 'Actions', name_encoded: 'actions', gif: buildWireGif(), subcategories: [{ name: 'Waving' }] };
    const { client, requestedUrl } = setUp({}, { data: [wire, { name: '' }, 7], meta });
    const { data, meta: responseMeta } = await client.categories({ limit: 3 });
    expect(data).toMatchObject([
      { name: 'Actions', gif: { id: 'gif-1' }, subcategories: [{ name_encoded: 'Waving' }] },
    ]);
    expect(responseMeta.dropped).toBe(2);
    expect(requestedUrl()).toBe('/v1/gifs/categories?rating=pg-13&limit=3');
    await client.subcategories('a/b');
    expect(requestedUrl()).toBe('/v1/gifs/categories/a/b?rating=pg-13');
  });

  it('returns trending searches [C-11]', async () => {
    const { client, requestedUrl } = setUp({}, { data: ['cats', '', 7, 'dogs'], meta });
    expect((await client.trendingSearches()).data).toEqual(['cats', 'dogs']);
    expect(requestedUrl()).toBe('/v1/trending/searches');
  });

  it('completes the beginning of a term [C-11]', async () => {
    const { client, requestedUrl } = setUp({}, { data: [{ name: 'cats' }, { name: 'catwalk' }], meta });
    expect((await client.searchTags('cat', { limit: 2 })).data).toEqual(['cats', 'catwalk']);
    expect(requestedUrl()).toBe('/v1/gifs/search/tags?q=cat&limit=2');
  });
});

describe('the client, for emoji, channels and tags', () => {
  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    ['emoji [C-6]', (c) => c.emoji({ limit: 5 }), '/v1/emoji?rating=pg-13&limit=5'],
    ['emoji, one of each [C-6]', (c) => c.emojiDefaultVariations(), '/v2/emoji?rating=pg-13'],
    ['variations of an emoji [C-6]', (c) => c.emojiVariations('e1'), '/v2/emoji/e1/variations?rating=pg-13'],
    ['animated text [C-7]', (c) => c.animate('hi there', { limit: 2 }), '/v1/text/animate?m=hi there&limit=2'],
  ])('returns %s', async (_, call, path) => {
    const { client, requestedUrl } = setUp();
    expect(await call(client)).toMatchObject({ data: { length: 25 } });
    expect(requestedUrl()).toBe(path);
  });

  it('returns channels with their children [C-10]', async () => {
    const wire = {
      id: 3,
      slug: 'zoe',
      tags: ['a', { text: 'b' }],
      children: [{ id: 4, slug: 'zoe-2' }],
      has_children: 1,
    };
    const { client, requestedUrl } = setUp({}, { data: [wire, { slug: 'no-id' }], meta });
    expect((await client.channels('zoe', { limit: 3 })).data).toMatchObject([
      { id: '3', slug: 'zoe', display_name: 'zoe', tags: ['a', 'b'], has_children: true, children: [{ id: '4' }] },
    ]);
    expect(requestedUrl()).toBe('/v1/channels/search?q=zoe&rating=pg-13&limit=3');
  });

  it('returns related tags with their scores [C-11]', async () => {
    const { client, requestedUrl } = setUp({}, { data: [{ name: 'kitten', score: '0.9' }, 'pet', { score: 1 }], meta });
    expect((await client.relatedTags('cat/dog')).data).toEqual([
      { name: 'kitten', score: 0.9 },
      { name: 'pet', score: 0 },
    ]);
    expect(requestedUrl()).toBe('/v1/tags/related/cat/dog');
  });

  it.each([
    [0.5, '/v1/tags/related/cat?score=0.5'],
    [0, '/v1/tags/related/cat?score=0'],
    [Number.NaN, '/v1/tags/related/cat'],
    [undefined, '/v1/tags/related/cat'],
  ])('requests related tags of at least the score %s [C-11]', async (score, url) => {
    const { client, requestedUrl } = setUp({}, { data: [], meta });
    await client.relatedTags('cat', { score });
    expect(requestedUrl()).toBe(url);
  });

  it('returns the channels and tags of a GIF [C-11]', async () => {
    const data = [
      { type: 'channel', id: 3, name: 'Zoe' },
      { type: 'tag', id: 'cat' },
      { type: 'other', id: 1 },
    ];
    const { client, requestedUrl } = setUp({}, { data, meta });
    expect((await client.associations('gif-1')).data).toEqual([
      { type: 'channel', id: '3', name: 'Zoe' },
      { type: 'tag', id: 'cat', name: 'cat' },
    ]);
    expect(requestedUrl()).toBe('/v1/gifs/gif-1/associations');
  });
});

describe('every request', () => {
  it('contains the key, the viewer id and SDK info [C-1]', async () => {
    const { client, urls, inits } = setUp();
    await client.trending();
    const query = Object.fromEntries(new URL(urls[0] ?? '').searchParams);
    expect(query).toEqual({ rating: 'pg-13', api_key: 'zoetrope-web', pingback_id: client.viewerId.get() });
    expect(query.pingback_id).toMatch(/^[a-z0-9]{16}$/);
    expect(inits[0]?.headers).toEqual({
      'X-SDK-Name': '@zoetrope/fetch-api',
      'X-SDK-Version': expect.stringMatching(/^\d+\.\d+\.\d+/),
      'X-SDK-Platform': 'node',
    });
  });

  it('contains SDK info in the query, or nowhere, as configured [C-1]', async () => {
    const byQuery = setUp({ sdkInfo: 'query' });
    await byQuery.client.trending();
    expect(byQuery.inits[0]?.headers).toEqual({});
    expect(byQuery.requestedUrl()).toContain('sdk_name=@zoetrope/fetch-api&sdk_version=');
    const none = setUp({ provider: giphy });
    await none.client.trending();
    expect(none.inits[0]?.headers).toEqual({});
    expect(none.urls[0]?.href).toMatch(/^https:\/\/api\.giphy\.com\/v1\/gifs\/trending\?rating=pg-13&api_key=/);
  });

  it('sends no "undefined" and no options that are not parameters [C-8]', async () => {
    const { client, urls } = setUp();
    const options = { signal: new AbortController().signal, lang: undefined, internal: 'secret' };
    await client.search('cat', { ...options, offset: Number.NaN, limit: Number.POSITIVE_INFINITY });
    expect(urls[0]?.search).not.toMatch(/undefined|signal|internal|secret|type|channel|NaN|Infinity|limit|offset/);
  });

  it('goes to the host of its own client [C-2]', async () => {
    const first = setUp({ provider: localProvider('https://one.example') });
    const second = setUp({ provider: localProvider('https://two.example') });
    await first.client.trending();
    await second.client.trending();
    expect([first.urls[0]?.host, second.urls[0]?.host]).toEqual(['one.example', 'two.example']);
  });
});

describe('the client, given a response', () => {
  it('rejects with a synthetic-response error if it has no response_id [C-3]', async () => {
    const { client } = setUp({}, { data: [], meta: { status: 200 } });
    await expect(client.trending()).rejects.toMatchObject({
      code: 'synthetic',
      status: 200,
      message: 'synthetic response',
    });
  });

  it.each([{ data: {}, meta }, { meta }, { data: null, meta }])(
    'rejects with a parse error if it has no list: %j [M-1]',
    async (body) => {
      const { client } = setUp({}, body);
      await expect(client.trending()).rejects.toMatchObject({ code: 'parse' });
    },
  );

  it('freezes every response [C-2]', async () => {
    const { client } = setUp();
    const { data } = await client.trending();
    expect(() => (data as unknown[]).push(1)).toThrow(TypeError);
    expect(Object.isFrozen(data[0]?.images?.original)).toBe(true);
  });

  it('rejects with an error that names this package [K-1]', async () => {
    const { fetch } = fakeFetch(() =>
      jsonResponse({ message: 'No such key' }, { status: 401, statusText: 'Unauthorized' }),
    );
    const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'zoetrope-web', fetch });
    await expect(client.search('cat')).rejects.toMatchObject({
      message: '@zoetrope/fetch-api: No such key',
      code: 'auth',
      status: 401,
      statusText: 'Unauthorized',
      url: expect.stringMatching(
        /^https:\/\/gifs\.example\/v1\/gifs\/search\?rating=pg-13&q=cat&api_key=\*\*\*&pingback_id=/,
      ),
    });
  });
});
