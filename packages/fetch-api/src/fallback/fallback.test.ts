import { giphy, localProvider } from '@zoetrope/model';
import { buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { tenor } from '../dialects/tenor.ts';
import { gifPages } from '../paging/gif-pages.ts';
import { gifPaginator } from '../paging/gif-paginator.ts';
import { fallback } from './fallback.ts';

type Respond = (url: URL) => Response | Promise<Response>;

const down: Respond = () => new Response('', { status: 503 });

/** A page of two GIFs of a list of six. */
const listOf =
  (prefix: string): Respond =>
  ({ searchParams }) => {
    const offset = Number(searchParams.get('offset') ?? 0);
    const data = [offset, offset + 1].map((index) => buildWireGif({ id: `${prefix}-${index}` }));
    return jsonResponse({
      data,
      pagination: { offset, count: 2, total_count: 6 },
      meta: { response_id: 'r' },
    });
  };

/** Two clients, whose services respond as the test says, and a clock. */
function setUp(first: Respond, second: Respond = listOf('b')) {
  let now = 0;
  const respond = { a: first, b: second };
  const clock = { now: () => now };
  const a = fakeFetch((url) => respond.a(url));
  const b = fakeFetch((url) => respond.b(url));
  const shared = { apiKey: 'k', retry: false, cache: false } as const;
  const clientA = createClient({ ...shared, provider: localProvider('https://a.example'), fetch: a.fetch });
  const clientB = createClient({ ...shared, provider: giphy, fetch: b.fetch });
  const client = fallback([clientA, clientB], { clock });
  const advance = (ms: number) => {
    now += ms;
  };
  /** The number of requests to each service. */
  const requests = () => [a.urls.length, b.urls.length];
  return { client, clientA, clientB, respond, advance, requests, a, b };
}

const networkFault: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fallback', () => {
  it('calls the first client only while its service responds, and names it', async () => {
    const { client, requests } = setUp(listOf('a'));
    const { data, meta } = await client.search('cat');
    expect(data[0]).toMatchObject({ id: 'a-0', provider: 'zoetrope' });
    expect(meta).toMatchObject({ provider: 'zoetrope', response_id: 'r' });
    expect(requests()).toEqual([1, 0]);
  });

  it.each<[string, Respond]>([
    ['a network fault', networkFault],
    ['429', () => new Response('', { status: 429 })],
    ['500', () => new Response('', { status: 500 })],
    ['503', down],
  ])('calls the next client after %s, and names the provider that responded', async (_, respond) => {
    const { client } = setUp(respond);
    const { data, meta } = await client.trending({ type: 'stickers' });
    expect(data[0]).toMatchObject({ id: 'b-0', provider: 'giphy' });
    expect(meta.provider).toBe('giphy');
  });

  it('calls the next client after a timeout', async () => {
    const { fetch } = fakeFetch(() => new Promise(() => {}));
    const provider = localProvider('https://a.example');
    const silent = createClient({ provider, apiKey: 'k', fetch, timeout: 20, retry: false });
    const { clientB } = setUp(down);
    const { meta } = await fallback([silent, clientB]).search('cat');
    expect(meta.provider).toBe('giphy');
  });

  it.each([400, 401, 403, 404, 414, 451])('rejects with the error of the first client after %i', async (status) => {
    const { client, requests } = setUp(() => new Response('', { status }));
    await expect(client.search('cat')).rejects.toMatchObject({ status });
    expect(requests()).toEqual([1, 0]);
  });

  it('rejects with the last error if all services fail', async () => {
    const { client, requests } = setUp(networkFault, down);
    await expect(client.search('cat')).rejects.toMatchObject({ status: 503 });
    expect(requests()).toEqual([1, 1]);
  });

  it("rejects with the caller's reason after an abort, without calling the next client", async () => {
    const { client, requests } = setUp(() => new Promise(() => {}));
    const controller = new AbortController();
    const result = client.search('cat', { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(result).rejects.toThrow('left');
    expect(requests()).toEqual([1, 0]);
  });

  it('never mixes providers in a list: its pages come from the provider of the first page', async () => {
    const { client, respond } = setUp(down);
    const paginator = gifPaginator((page) => client.search('cat', page));
    await paginator.next();
    respond.a = listOf('a');
    while (!paginator.endReason) await paginator.next();
    expect(paginator.gifs.map(({ id }) => id)).toEqual(['b-0', 'b-1', 'b-2', 'b-3', 'b-4', 'b-5']);
    expect(paginator.endReason).toBe('total');
  });

  it('rejects a page if the provider of its list fails, and resumes when it responds again', async () => {
    const { client, respond, requests } = setUp(listOf('a'));
    const paginator = gifPaginator((page) => client.search('cat', page));
    await paginator.next();
    respond.a = down;
    await expect(paginator.next()).rejects.toMatchObject({ status: 503 });
    expect(requests()).toEqual([2, 0]);
    respond.a = listOf('a');
    expect((await paginator.next()).map(({ id }) => id)).toEqual(['a-0', 'a-1', 'a-2', 'a-3']);
  });

  it('passes the cursors of a service on, with colons in them', async () => {
    const requested: (string | null)[] = [];
    const { fetch } = fakeFetch(({ searchParams }) => {
      const pos = searchParams.get('pos');
      requested.push(pos);
      const media_formats = { gif: { url: 'https://m.example/1.gif', dims: [1, 1] } };
      return jsonResponse({ results: [{ id: pos ?? 'first', media_formats }], next: pos ? '' : 'a:b' });
    });
    const provider = localProvider('https://a.example');
    const client = fallback([createClient({ provider, apiKey: 'k', dialect: tenor, fetch })]);
    const pages: string[] = [];
    for await (const gifs of gifPages((page) => client.search('cat', page))) pages.push(...gifs.map(({ id }) => id));
    expect(requested).toEqual([null, 'a:b']);
    expect(pages).toEqual(['first']);
  });

  it.each([
    ['an offset without a cursor', { offset: 25 }],
    ['a cursor of another client', { cursor: 'abc' }],
    ['a cursor of an unknown client', { offset: 2, cursor: '7:' }],
  ])('rejects %s, which names no provider', async (_, page) => {
    const { client, requests } = setUp(listOf('a'));
    await expect(client.search('cat', page)).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(requests()).toEqual([0, 0]);
  });

  it('retries a failed client after an exponentially growing delay', async () => {
    const { client, advance, requests } = setUp(down);
    await client.search('cat');
    expect(requests()).toEqual([1, 1]);
    for (const delay of [6_000, 12_000, 24_000]) {
      const [before = 0] = requests();
      advance(delay - 1);
      await client.search('cat');
      expect(requests()[0]).toBe(before);
      advance(1);
      await client.search('cat');
      expect(requests()[0]).toBe(before + 1);
    }
  });

  it('returns to the first client when it responds again, and forgets its outages', async () => {
    const { client, respond, advance, requests } = setUp(down);
    await client.search('cat');
    respond.a = listOf('a');
    advance(6_000);
    expect((await client.search('cat')).meta.provider).toBe('zoetrope');
    respond.a = down;
    await client.search('cat');
    advance(6_000);
    await client.search('cat');
    expect(requests()[0]).toBe(4);
  });

  it('counts calls that fail together as one outage', async () => {
    const { client, advance, requests } = setUp(down);
    await Promise.all([client.search('cat'), client.search('dog'), client.trending()]);
    advance(6_000);
    await client.search('cat');
    expect(requests()[0]).toBe(4);
  });

  it('waits for the Retry-After of a service if it is longer', async () => {
    const { client, advance, requests } = setUp(
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
    );
    await client.search('cat');
    advance(59_999);
    await client.search('cat');
    expect(requests()[0]).toBe(1);
    advance(1);
    await client.search('cat');
    expect(requests()[0]).toBe(2);
  });

  it('calls the client whose delay ends first if all have failed', async () => {
    const { client, respond, requests } = setUp(networkFault, down);
    await expect(client.search('cat')).rejects.toThrow();
    respond.a = listOf('a');
    expect((await client.search('cat')).meta.provider).toBe('zoetrope');
    expect(requests()).toEqual([2, 1]);
  });

  it('falls back for suggestions, categories and random GIFs too', async () => {
    const tags = vi.fn<Respond>(() => jsonResponse({ data: [{ name: 'cat' }], meta: { response_id: 'r' } }));
    const { client, respond } = setUp(down, tags);
    expect(await client.searchTags('ca')).toMatchObject({ data: ['cat'], meta: { provider: 'giphy' } });
    expect(await client.categories()).toMatchObject({ data: [{ name: 'cat' }], meta: { provider: 'giphy' } });
    respond.b = () => jsonResponse({ data: buildWirePage().data[0], meta: { response_id: 'r' } });
    expect(await client.random({ tag: 'cat' })).toMatchObject({
      data: { provider: 'giphy' },
      meta: { provider: 'giphy' },
    });
  });

  it("returns the client of a GIF's provider, for calls with its id", async () => {
    const { client, clientA, clientB } = setUp(down);
    const { data } = await client.trending();
    expect(client.clientOf(data[0] ?? { provider: '' })).toBe(clientB);
    expect(client.clientOf({ provider: 'zoetrope' })).toBe(clientA);
    expect(client.clientOf({ provider: 'other' })).toBeUndefined();
    expect(client.provider.id).toBe('zoetrope');
    expect(client.providers.map(({ id }) => id)).toEqual(['zoetrope', 'giphy']);
  });
});
