import { localProvider } from '@zoetrope/model';
import { buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import type { ClientOptions } from './create-base-client.ts';
import { createClient } from './create-client.ts';

const provider = localProvider('https://gifs.example');

/** A client with a clock that advances only through `time`. */
function setUp(respond: (url: URL, call: number) => Response | Promise<Response>, options?: Partial<ClientOptions>) {
  const { fetch, urls, inits } = fakeFetch(respond);
  const time = { now: 1_000 };
  const clock = { now: () => time.now };
  return {
    client: createClient({ provider, apiKey: 'zoetrope-web', fetch, clock, retry: false, ...options }),
    urls,
    inits,
    time,
  };
}

const page = () => jsonResponse(buildWirePage());
const failure = () => jsonResponse({ message: 'Broken' }, { status: 500 });
const neverRespond = () => new Promise<Response>(() => {});

describe('the cache', () => {
  it('caches a result for 60 s after the response [C-2]', async () => {
    const { client, urls, time } = setUp(() => {
      time.now += 5_000;
      return page();
    });
    const first = await client.search('cat');
    time.now += 59_999;
    expect(await client.search('cat')).toBe(first);
    time.now += 1;
    await client.search('cat');
    expect(urls).toHaveLength(2);
  });

  it('caches an error for 6 s, then requests again [K-2]', async () => {
    const { client, urls, time } = setUp((_, call) => (call === 0 ? failure() : page()));
    await expect(client.search('cat')).rejects.toMatchObject({ status: 500 });
    time.now += 5_999;
    await expect(client.search('cat')).rejects.toMatchObject({ status: 500 });
    expect(urls).toHaveLength(1);
    time.now += 1;
    expect((await client.search('cat')).data).toHaveLength(25);
  });

  it('bypasses the cache for the "Try again?" button [W-3]', async () => {
    const { client, urls, inits } = setUp((_, call) => (call === 0 ? failure() : page()));
    await expect(client.search('cat')).rejects.toMatchObject({ status: 500 });
    expect((await client.search('cat', { cache: 'reload' })).data).toHaveLength(25);
    expect(inits[1]?.cache).toBe('reload');
    await client.search('cat');
    expect(urls).toHaveLength(2);
  });

  it('caches synthetic responses as errors, but neither aborts nor timeouts [K-2]', async () => {
    const synthetic = setUp(() => jsonResponse({ data: [] }));
    await expect(synthetic.client.trending()).rejects.toMatchObject({ code: 'synthetic' });
    await expect(synthetic.client.trending()).rejects.toMatchObject({ code: 'synthetic' });
    expect(synthetic.urls).toHaveLength(1);

    const slow = setUp((_, call) => (call < 2 ? neverRespond() : page()), { timeout: 10 });
    await expect(slow.client.trending()).rejects.toMatchObject({ code: 'timeout' });
    await expect(slow.client.trending({ signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect((await slow.client.trending()).data).toHaveLength(25);
  });

  it.each([
    ['in a response', 500, jsonResponse({ message: 'The transaction was aborted' }, { status: 500 })],
    ['in a response that is not JSON', 200, new Response('abort', { headers: { 'Content-Type': 'text/abort' } })],
  ])('caches an error whose text contains "abort" %s [K-2]', async (_, status, broken) => {
    const { client, urls } = setUp(() => broken.clone());
    for (let call = 0; call < 2; call++) await expect(client.search('cat')).rejects.toMatchObject({ status });
    expect(urls).toHaveLength(1);
  });

  it('does not cache an abort by the engine or by a custom fetch [K-2]', async () => {
    const { client, urls } = setUp(async (_, call) => {
      if (call === 0) throw new DOMException('The user aborted a request.', 'AbortError');
      return page();
    });
    await expect(client.trending()).rejects.toMatchObject({ code: 'network' });
    expect((await client.trending()).data).toHaveLength(25);
    expect(urls).toHaveLength(2);
  });

  it('distinguishes version 1 from version 2 of the same path [C-6]', async () => {
    const { client, urls } = setUp(page);
    await client.emoji({ limit: 5 });
    await client.emojiDefaultVariations({ limit: 5 });
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/v1/emoji', '/v2/emoji']);
  });

  it('ignores the viewer id, the order of options and undefined options in its keys [C-2]', async () => {
    let id = 'a'.repeat(16);
    const viewerId = { get: () => id, setPersistence() {} };
    const { client, urls } = setUp(page, { viewerId });
    await client.search('cat', { limit: 5, offset: 0 });
    id = 'b'.repeat(16);
    await client.search('cat', { offset: 0, limit: 5, lang: undefined });
    expect(urls).toHaveLength(1);
  });

  it('holds at most 200 entries and evicts the least recently used one [C-2]', async () => {
    const { client, urls } = setUp(() => jsonResponse(buildWirePage({ limit: 1 })));
    for (let n = 0; n < 200; n++) await client.search(`term ${n}`);
    await client.search('term 0');
    await client.search('one more');
    expect(urls).toHaveLength(201);
    await client.search('term 0');
    expect(urls).toHaveLength(201);
    await client.search('term 1');
    expect(urls).toHaveLength(202);
  });

  it('holds at most 400 GIFs across all responses [C-2]', async () => {
    const { client, urls } = setUp(() => jsonResponse(buildWirePage({ limit: 50 })));
    for (let n = 0; n < 8; n++) await client.search(`term ${n}`, { limit: 50 });
    await client.search('term 0', { limit: 50 });
    expect(urls).toHaveLength(8);
    await client.search('one more', { limit: 50 });
    await client.search('term 0', { limit: 50 });
    expect(urls).toHaveLength(9);
    await client.search('term 1', { limit: 50 });
    expect(urls).toHaveLength(10);
  });

  it('never caches a random GIF [C-2]', async () => {
    const { client, urls } = setUp((_, call) =>
      jsonResponse({ data: buildWireGif({ id: `gif-${call}` }), meta: { response_id: 'r' } }),
    );
    const [first, second] = await Promise.all([client.random(), client.random()]);
    expect(first.data.id).toBe('gif-0');
    expect(second.data.id).toBe('gif-1');
    expect(urls).toHaveLength(2);
  });

  it('caches nothing if the cache is disabled [C-2]', async () => {
    const { client, urls } = setUp(page, { cache: false });
    await client.trending();
    await client.trending();
    expect(urls).toHaveLength(2);
  });
});

describe('the cache, for concurrent identical calls', () => {
  it('makes one request [C-2]', async () => {
    const { client, urls } = setUp(page);
    const results = await Promise.all(Array.from({ length: 20 }, () => client.search('cat')));
    expect(urls).toHaveLength(1);
    expect(new Set(results).size).toBe(1);
  });

  it('makes one request even beyond the entry limit [C-2]', async () => {
    const { client, urls } = setUp(async () => page());
    const terms = Array.from({ length: 300 }, (_, n) => `term ${n}`);
    await Promise.all([...terms, ...terms].map((term) => client.search(term)));
    expect(urls).toHaveLength(300);
  });

  it('continues the shared request when one of its callers aborts [C-2]', async () => {
    const { client, urls, inits } = setUp(page);
    const leaving = new AbortController();
    const left = client.search('cat', { signal: leaving.signal });
    const staying = client.search('cat');
    leaving.abort('typed on');
    await expect(left).rejects.toBe('typed on');
    expect((await staying).data).toHaveLength(25);
    expect(urls).toHaveLength(1);
    expect(inits[0]?.signal?.aborted).toBe(false);
  });

  it('aborts the shared request with its last caller, rejects each with its own reason, and caches nothing [C-2]', async () => {
    const { client, urls, inits } = setUp((_, call) => (call === 0 ? neverRespond() : page()));
    const first = new AbortController();
    const second = new AbortController();
    const calls = [first, second].map(({ signal }) => client.search('cat', { signal }));
    const ends = Promise.allSettled(calls);
    first.abort('one');
    expect(inits[0]?.signal?.aborted).toBe(false);
    second.abort('two');
    expect((await ends).map((end) => end.status === 'rejected' && end.reason)).toEqual(['one', 'two']);
    expect(inits[0]?.signal?.aborted).toBe(true);
    expect((await client.search('cat')).data).toHaveLength(25);
    expect(urls).toHaveLength(2);
  });

  it('makes no request for an already aborted signal [C-2]', async () => {
    const { client, urls } = setUp(page);
    await expect(client.search('cat', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(urls).toHaveLength(0);
  });

  it('rejects all of them with one typed error [K-1]', async () => {
    const { client, urls } = setUp(failure);
    const ends = await Promise.allSettled([client.trending(), client.trending()]);
    expect(ends.every((end) => end.status === 'rejected' && isZoetropeError(end.reason, 'http'))).toBe(true);
    expect(urls).toHaveLength(1);
  });
});
