import { localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../create-client.ts';
import { gifPaginator } from '../paging/gif-paginator.ts';
import { tenor } from './tenor.ts';

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

function setUp(answer: (url: URL) => unknown = () => ({ results: [result('1')], next: 'abc' })) {
  const { fetch, urls } = fakeFetch((url) => jsonResponse(answer(url)));
  const provider = { ...localProvider('https://gifs.example'), viewerIdParam: 'customer_id' };
  const client = createClient({ provider, apiKey: 'a-tenor-key', dialect: tenor, fetch, retry: false });
  const asked = () => {
    const url = new URL(urls.at(-1) ?? '');
    for (const name of ['key', 'customer_id']) url.searchParams.delete(name);
    return decodeURIComponent(url.pathname + url.search);
  };
  return { client, urls, asked };
}

describe('the dialect of Tenor', () => {
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
  ])('asks for %s', async (_, call, path) => {
    const { client, asked, urls } = setUp();
    await call(client);
    expect(asked()).toBe(path);
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
      { tags: [{ searchterm: 'hi' }] },
      [{ name: 'hi', name_encoded: 'hi', subcategories: [] }],
    ],
  ])('reads %s', async (_, call, path, body, data) => {
    const { client, asked } = setUp(() => body);
    expect((await call(client)).data).toEqual(data);
    expect(asked()).toBe(path);
  });

  it('makes a Gif of a result [M-1]', async () => {
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

  it('goes on by cursor until there is none [C-13]', async () => {
    const pages = { first: ['1', '2'], p2: ['2', '3'] } as const;
    const { client } = setUp(({ searchParams }) =>
      searchParams.get('pos') === 'p2'
        ? { results: pages.p2.map(result), next: '' }
        : { results: pages.first.map(result), next: 'p2' },
    );
    const paginator = gifPaginator((page) => client.search('cat', page));
    await paginator.next();
    expect((await paginator.next()).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(paginator.end).toBe('total');
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['related GIFs', (c) => c.related('1')],
    ['channels', (c) => c.channels('a')],
    ['clips', (c) => c.search('cat', { type: 'videos' })],
    ['a page without its cursor', (c) => c.search('cat', { offset: 25 })],
  ])('says that there are no %s, without a request [C-1]', async (_, call) => {
    const { client, urls } = setUp();
    await expect(call(client)).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(urls).toHaveLength(0);
  });

  it('keeps its key out of errors [K-1]', async () => {
    const { client } = setUp(() => ({}));
    const error = await client.trending().catch((each) => each);
    expect(error).toMatchObject({ code: 'synthetic', url: expect.stringContaining('key=***') });
    expect(`${error.message} ${error.url} ${error.stack}`).not.toContain('a-tenor-key');
  });

  it('gives a result or a typed error for any JSON [M-1]', async () => {
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
