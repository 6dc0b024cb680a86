import { localProvider, type Rendition } from '@zoetrope/model';
import { buildGif, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../create-client.ts';
import { gifPaginator } from '../paging/gif-paginator.ts';
import { type TenorOptions, tenor, tenorDialect, tenorReports } from './tenor.ts';

const result = (id: string) => ({
  id,
  title: '',
  content_description: `A cat waves (${id})`,
  created: 1_600_000_000.5,
  itemurl: `https://gifs.example/view/${id}`,
  tags: ['cat', 'wave'],
  flags: ['sticker'],
  media_formats: {
    gif: { url: `https://m.example/${id}.gif`, dims: [498, 280], size: 900_000 },
    mp4: { url: `https://m.example/${id}.mp4`, dims: [498, 280], size: 90_000 },
    tinygif: { url: `https://m.example/${id}-t.gif`, dims: [220, 124], size: 90_000 },
  },
});

function setUp(
  respond: (url: URL) => unknown = () => ({ results: [result('1')], next: 'abc' }),
  options?: TenorOptions,
) {
  const { fetch, urls, inits } = fakeFetch((url) => jsonResponse(respond(url)));
  const provider = { ...localProvider('https://gifs.example'), viewerIdParam: 'customer_id' };
  const client = createClient({
    provider,
    apiKey: 'a-tenor-key',
    dialect: options ? tenorDialect(options) : tenor,
    fetch,
    retry: false,
  });
  const requestedUrl = () => {
    const url = new URL(urls.at(-1) ?? '');
    for (const name of ['key', 'customer_id']) url.searchParams.delete(name);
    return decodeURIComponent(url.pathname + url.search);
  };
  return { client, urls, inits, requestedUrl };
}

describe('the Tenor dialect', () => {
  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    ['search [C-8]', (c) => c.search('cat', { limit: 5 }), '/v2/search?q=cat&limit=5&contentfilter=low'],
    [
      'search for stickers [C-8]',
      (c) => c.search('cat', { type: 'stickers', rating: 'g', lang: 'de', cursor: 'p2', offset: 25 }),
      '/v2/search?q=cat&pos=p2&contentfilter=high&locale=de&searchfilter=sticker',
    ],
    ['trending [C-9]', (c) => c.trending({ rating: 'r' }), '/v2/featured?contentfilter=off'],
    ['random [C-9]', (c) => c.random({ tag: 'cat' }), '/v2/search?q=cat&random=true&contentfilter=low&limit=1'],
    ['gif [C-5]', (c) => c.gif('17'), '/v2/posts?ids=17'],
    ['gifs [C-5]', (c) => c.gifs(['17', '18']), '/v2/posts?ids=17,18'],
  ])('translates a call of %s to a request of Tenor', async (_, call, path) => {
    const { client, requestedUrl, urls } = setUp();
    await call(client);
    expect(requestedUrl()).toBe(path);
    expect(urls[0]?.searchParams.get('key')).toBe('a-tenor-key');
  });

  it.each<[string, (client: Client) => Promise<{ data: unknown }>, string, unknown, unknown]>([
    ['terms [C-11]', (c) => c.trendingSearches(), '/v2/trending_terms', { results: ['cat'] }, ['cat']],
    ['completions [C-11]', (c) => c.searchTags('ca'), '/v2/autocomplete?q=ca', { results: ['cat'] }, ['cat']],
    [
      'suggestions [C-11]',
      (c) => c.relatedTags('cat'),
      '/v2/search_suggestions?q=cat',
      { results: ['pet'] },
      [{ name: 'pet', score: 0 }],
    ],
    [
      'categories [C-4]',
      (c) => c.categories(),
      '/v2/categories',
      { tags: [{ searchterm: 'hi' }, { name: 'without a search' }] },
      [{ name: 'hi', name_encoded: 'hi', search_term: 'hi', subcategories: [] }],
    ],
    [
      'categories with names and images [C-4]',
      (c) => c.categories(),
      '/v2/categories',
      {
        tags: [
          { searchterm: 'hi', name: '#hi', image: 'https://m.example/hi.gif', path: '/v2/search?q=hi' },
          { searchterm: 'yes', name: '', image: 'javascript:alert(1)' },
        ],
      },
      [
        { name: '#hi', name_encoded: 'hi', search_term: 'hi', image: 'https://m.example/hi.gif', subcategories: [] },
        { name: 'yes', name_encoded: 'yes', search_term: 'yes', subcategories: [] },
      ],
    ],
  ])('reads a Tenor response of %s', async (_, call, path, body, data) => {
    const { client, requestedUrl } = setUp(() => body);
    expect((await call(client)).data).toEqual(data);
    expect(requestedUrl()).toBe(path);
  });

  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    ['search', (c) => c.search('cat'), 'contentfilter=low&media_filter=gif,tinygif&ar_range=wide&country=DE'],
    ['trending', (c) => c.trending(), 'contentfilter=low&media_filter=gif,tinygif&ar_range=wide&country=DE'],
    ['gif', (c) => c.gif('17'), 'ids=17&media_filter=gif,tinygif&country=DE'],
    ['categories', (c) => c.categories(), 'country=DE'],
    ['searchTags', (c) => c.searchTags('ca'), 'q=ca&country=DE'],
  ])('sends the parameters of tenorDialect that %s knows [C-8]', async (_, call, query) => {
    const options = { clientKey: 'my-app', country: 'DE', mediaFilter: ['gif', 'tinygif'], arRange: 'wide' } as const;
    const { client, requestedUrl } = setUp(() => ({ results: [result('1')] }), options);
    await call(client).catch(() => {});
    expect(requestedUrl().split('?')[1]?.replace('q=cat&', '')).toBe(`${query}&client_key=my-app`);
  });

  it('reports a share with the search that led to the GIF, past all caches', async () => {
    const { client, requestedUrl, inits, urls } = setUp(() => ({ status: 'ok' }), { clientKey: 'my-app' });
    const { share } = tenorReports(client);
    await share(buildGif({ id: '17' }), { term: 'big cat' });
    await share(buildGif({ id: '17' }), { term: 'big cat' });
    expect(urls).toHaveLength(2);
    expect(requestedUrl()).toBe('/v2/registershare?id=17&q=big+cat&client_key=my-app');
    expect(inits[0]).toMatchObject({ cache: 'no-store' });
  });

  it('rejects a failed report with a typed error', async () => {
    const { fetch } = fakeFetch(() => new Response('', { status: 500 }));
    const provider = localProvider('https://gifs.example');
    const client = createClient({ provider, apiKey: 'k', dialect: tenor, fetch, retry: false });
    await expect(tenorReports(client).share(buildGif())).rejects.toMatchObject({ code: 'http', status: 500 });
  });

  it('normalizes a result to a Gif [M-1]', async () => {
    const { client } = setUp();
    expect((await client.gif('1')).data).toMatchObject({
      id: '1',
      type: 'sticker',
      is_sticker: true,
      alt_text: 'A cat waves (1)',
      url: 'https://gifs.example/view/1',
      tags: ['cat', 'wave'],
      import_datetime: '2020-09-13T12:26:40.500Z',
      images: {
        original: {
          url: 'https://m.example/1.gif',
          mp4: 'https://m.example/1.mp4',
          width: 498,
          height: 280,
          size: 900_000,
        },
        fixed_width: { url: 'https://m.example/1-t.gif', width: 220, height: 124 },
      },
    });
  });

  const format = (name: string) => ({ url: `https://m.example/${name}`, dims: [100, 50], size: 10 });
  const formats = (...names: string[]) => Object.fromEntries(names.map((name) => [name, format(name)]));
  /** The file names of a normalized result by rendition: the GIF, the WebP and the MP4, separated by spaces. */
  async function filesOf(overrides: object) {
    const { client } = setUp(() => ({ results: [{ ...result('1'), flags: [], ...overrides }] }));
    const { images } = (await client.gif('1')).data;
    return Object.fromEntries(
      Object.entries<Rendition | undefined>(images ?? {}).map(([name, rendition]) => {
        const { url, webp, mp4, width, height } = rendition ?? {};
        expect([width, height]).toEqual([100, 50]);
        const fileName = (url = '') => url.replace('https://m.example/', '');
        return [name, [url, webp, mp4].map(fileName).join(' ').trimEnd()];
      }),
    );
  }

  it('maps still formats to the stills of renditions [M-1]', async () => {
    const stills = ['gifpreview', 'tinygifpreview', 'nanogifpreview'];
    const media_formats = formats('gif', 'tinygif', 'nanogif', 'preview', ...stills);
    expect(await filesOf({ media_formats })).toEqual({
      original: 'gif',
      original_still: 'gifpreview',
      fixed_width: 'tinygif',
      fixed_width_still: 'tinygifpreview',
      fixed_height_small: 'nanogif',
      fixed_height_small_still: 'nanogifpreview',
    });
  });

  it.each([
    ['a preview as its only still', formats('gif', 'preview'), 'preview'],
    ['a preview within the format', { gif: { ...format('gif'), preview: 'https://m.example/within' } }, 'within'],
    ['no still', formats('gif'), undefined],
    ['a still without a URL', { ...formats('gif'), gifpreview: { dims: [1, 1] } }, undefined],
  ])('chooses the original_still of a result with %s [M-1]', async (_, media_formats, still) => {
    expect(await filesOf({ media_formats })).toEqual({ original: 'gif', ...(still && { original_still: still }) });
  });

  it.each<[unknown, boolean]>([
    ['sticker', true],
    ['static,sticker', true],
    ['audio, Sticker', true],
    [['sticker'], true],
    [['static', 'sticker'], true],
    [['static,sticker'], true],
    ['', false],
    ['stickers', false],
    [[7, null], false],
    [{ sticker: true }, false],
    [undefined, false],
  ])('reads the flags %j as sticker: %j [M-1]', async (flags, isSticker) => {
    const { client } = setUp(() => ({ results: [{ ...result('1'), flags }] }));
    expect((await client.gif('1')).data).toMatchObject({ type: isSticker ? 'sticker' : 'gif', is_sticker: isSticker });
  });

  it('uses only the transparent files of a sticker that has any [M-1]', async () => {
    const transparent = ['gif_transparent', 'webp_transparent', 'tinygif_transparent', 'nanowebp_transparent'];
    const all = formats(
      'gif',
      'webp',
      'mp4',
      'mediumgif',
      'tinygif',
      'tinywebp',
      ...transparent,
      'webppreview_transparent',
    );
    expect(await filesOf({ flags: 'sticker', media_formats: all })).toEqual({
      original: 'gif_transparent webp_transparent',
      original_still: 'webppreview_transparent webppreview_transparent',
      fixed_width: 'tinygif_transparent',
      fixed_height_small: 'nanowebp_transparent nanowebp_transparent',
    });
    expect(await filesOf({ flags: 'sticker', media_formats: formats('gif', 'webp', 'mp4') })).toEqual({
      original: 'gif webp mp4',
    });
    expect(await filesOf({ flags: '', media_formats: formats('gif', 'gif_transparent') })).toEqual({ original: 'gif' });
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['gif() of an unknown id [C-5]', (c) => c.gif('unknown')],
    ['random() of a tag without GIFs [C-9]', (c) => c.random({ tag: 'unknown' })],
  ])('rejects %s with not-found if Tenor returns nothing', async (_, call) => {
    const { client } = setUp(() => ({ results: [] }));
    await expect(call(client)).rejects.toMatchObject({ code: 'not-found', url: expect.stringContaining('key=***') });
  });

  it('returns an empty list for unknown ids [C-5]', async () => {
    const { client } = setUp(() => ({ results: [] }));
    expect((await client.gifs(['unknown'])).data).toEqual([]);
  });

  it.each<[string, number, unknown, string, string]>([
    [
      'Tenor',
      400,
      { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
      'auth',
      'API key not valid.',
    ],
    [
      'Tenor',
      403,
      { error: { code: 403, message: 'Switched off.', status: 'PERMISSION_DENIED' } },
      'auth',
      'Switched off.',
    ],
    ['GIPHY with status 200', 200, { error: { code: 401, message: 'Unknown key.' } }, 'auth', 'Unknown key.'],
    ['GIPHY with status 200 and no code', 200, { error: { message: 'Unknown key.' } }, 'http', 'Unknown key.'],
    ['GIPHY with status 200 about a key', 200, { error: 'Invalid API key' }, 'auth', 'Invalid API key'],
    ['GIPHY with status 200 and a string', 200, { error: 'Unknown key.' }, 'http', 'Unknown key.'],
    ['KLIPY', 404, { result: false, errors: { message: ['No such page.', 'Really.'] } }, 'not-found', 'No such page.'],
    [
      'KLIPY about a key',
      404,
      { result: false, errors: { message: ['The provided API key is invalid.'] } },
      'auth',
      'The provided API key is invalid.',
    ],
    ['KLIPY with status 200', 200, { result: false, errors: { message: ['Wrong key.'] } }, 'http', 'Wrong key.'],
    ['KLIPY with a single string', 422, { result: false, errors: { message: 'Wrong.' } }, 'http', 'Wrong.'],
    ['a service without a message', 200, { result: false, errors: { message: [] } }, 'synthetic', ''],
  ])('reports the message of an error from %s [K-1]', async (_, status, body, code, text) => {
    const { fetch } = fakeFetch(() => jsonResponse(body, { status }));
    const client = createClient({
      provider: localProvider('https://gifs.example'),
      apiKey: 'k',
      dialect: tenor,
      fetch,
      retry: false,
    });
    const message = text ? `@zoetrope/fetch-api: ${text}` : 'synthetic response';
    await expect(client.trending()).rejects.toMatchObject({ code, status, message });
    await expect(client.gif('1')).rejects.toMatchObject({ code, status, message });
  });

  it('paginates by cursor until the last page [C-13]', async () => {
    const pages = { first: ['1', '2'], p2: ['2', '3'] } as const;
    const { client } = setUp(({ searchParams }) =>
      searchParams.get('pos') === 'p2'
        ? { results: pages.p2.map(result), next: '' }
        : { results: pages.first.map(result), next: 'p2' },
    );
    const paginator = gifPaginator((page) => client.search('cat', page));
    await paginator.next();
    expect((await paginator.next()).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(paginator.endReason).toBe('total');
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['related GIFs', (c) => c.related('1')],
    ['channels', (c) => c.channels('a')],
    ['clips', (c) => c.search('cat', { type: 'videos' })],
    ['a second page without a cursor', (c) => c.search('cat', { offset: 25 })],
  ])('rejects %s before sending a request [C-1]', async (_, call) => {
    const { client, urls } = setUp();
    await expect(call(client)).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(urls).toHaveLength(0);
  });

  it('caches one GIF apart from a list of one id, which have the same URL', async () => {
    const { client, urls } = setUp();
    expect((await client.gif('1')).data.id).toBe('1');
    expect((await client.gifs(['1'])).data.map(({ id }) => id)).toEqual(['1']);
    expect((await client.gif('1')).data.id).toBe('1');
    expect(urls).toHaveLength(2);
  });

  it('redacts its key in errors [K-1]', async () => {
    const { client } = setUp(() => ({}));
    const error = await client.trending().catch((reason) => reason);
    expect(error).toMatchObject({ code: 'synthetic', url: expect.stringContaining('key=***') });
    expect(`${error.message} ${error.url} ${error.stack}`).not.toContain('a-tenor-key');
  });

  it('returns a result or throws a typed error for arbitrary JSON [M-1]', async () => {
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue()).map((results) => ({ results, next: 7 })),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { client } = setUp(() => body);
        const ends = await Promise.allSettled([client.search('a'), client.gif('1'), client.categories()]);
        expect(ends.every((end) => end.status === 'fulfilled' || isZoetropeError(end.reason))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
