import { localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { exponentialBackoff } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { search } from './endpoints/search.ts';

const provider = { id: 'zoetrope', apiUrl: 'https://gifs.example' };

function respondWith(...statuses: readonly number[]) {
  return fakeFetch((_, call) => {
    const status = statuses[call] ?? 200;
    return jsonResponse(status === 200 ? buildWirePage() : { message: 'Broken' }, { status });
  });
}

describe('a plain client object', () => {
  it('requests once, and sends neither a viewer id nor SDK info [C-8]', async () => {
    const { fetch, urls, inits } = respondWith();
    const { data } = await search({ provider, apiKey: 'k', network: { fetch } }, 'cat');
    expect(data).toHaveLength(25);
    expect(Object.isFrozen(data)).toBe(true);
    expect(urls[0]?.href).toBe('https://gifs.example/v1/gifs/search?rating=pg-13&q=cat&api_key=k');
    expect(inits[0]?.headers).toBeUndefined();
  });

  it('neither caches nor retries unless configured to [C-2]', async () => {
    const first = respondWith(200, 200, 503);
    const plain = { provider, apiKey: 'k', network: { fetch: first.fetch } };
    await Promise.all([search(plain, 'cat'), search(plain, 'cat')]);
    await expect(search(plain, 'cat')).rejects.toMatchObject({ status: 503 });
    expect(first.urls).toHaveLength(3);

    const second = respondWith(503);
    const retry = exponentialBackoff({ delay: () => 0 });
    await search({ ...plain, network: { fetch: second.fetch, retry } }, 'cat');
    expect(second.urls).toHaveLength(2);
  });

  it('respects the signal of a call [C-1]', async () => {
    const { fetch, urls } = respondWith();
    const plain = { provider, apiKey: 'k', network: { fetch } };
    await expect(search(plain, 'cat', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(urls).toHaveLength(0);
  });
});

describe('the origin of a provider', () => {
  it.each([
    ['https://gifs.example/', 'https://gifs.example/v1/gifs/trending'],
    ['https://gifs.example/api', 'https://gifs.example/api/v1/gifs/trending'],
    ['', 'https://page.example/v1/gifs/trending'],
  ])('accepts the provider origin %j [C-1]', async (origin, expected) => {
    const { fetch, urls } = respondWith();
    await createClient({ provider: localProvider(origin), apiKey: 'k', fetch }).trending();
    expect(urls[0]?.href.split('?')[0]).toBe(expected);
  });

  it('sends no empty key, because a proxy adds it [C-14]', async () => {
    const { fetch, urls } = respondWith();
    await createClient({ provider: localProvider(''), apiKey: '', fetch }).trending();
    expect(urls[0]?.searchParams.has('api_key')).toBe(false);
  });
});
