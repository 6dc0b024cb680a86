import { localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { backOff } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { search } from './endpoints/search.ts';

const service = { apiUrl: 'https://gifs.example' };

function answering(...statuses: readonly number[]) {
  return fakeFetch((_, call) => {
    const status = statuses[call] ?? 200;
    return jsonResponse(status === 200 ? buildWirePage() : { message: 'Broken' }, { status });
  });
}

describe('a connection of plain data', () => {
  it('asks once, and says nothing of the viewer and the library [C-8]', async () => {
    const { fetch, urls, inits } = answering();
    const { data } = await search({ provider: service, apiKey: 'k', network: { fetch } }, 'cat');
    expect([data.length, Object.isFrozen(data)]).toEqual([25, true]);
    expect(urls[0]?.href).toBe('https://gifs.example/v1/gifs/search?rating=pg-13&q=cat&api_key=k');
    expect(inits[0]?.headers).toBeUndefined();
  });

  it('remembers nothing and does not try again, unless it names how [C-2]', async () => {
    const first = answering(200, 200, 503);
    const plain = { provider: service, apiKey: 'k', network: { fetch: first.fetch } };
    await Promise.all([search(plain, 'cat'), search(plain, 'cat')]);
    await expect(search(plain, 'cat')).rejects.toMatchObject({ status: 503 });
    expect(first.urls).toHaveLength(3);

    const second = answering(503);
    const retry = backOff({ delay: () => 0 });
    await search({ ...plain, network: { fetch: second.fetch, retry } }, 'cat');
    expect(second.urls).toHaveLength(2);
  });

  it('heeds the signal of a call [C-1]', async () => {
    const { fetch, urls } = answering();
    const plain = { provider: service, apiKey: 'k', network: { fetch } };
    await expect(search(plain, 'cat', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(urls).toHaveLength(0);
  });
});

describe('the address of a service', () => {
  it.each([
    ['https://gifs.example/', 'https://gifs.example/v1/gifs/trending'],
    ['https://gifs.example/api', 'https://gifs.example/api/v1/gifs/trending'],
    ['', 'https://page.example/v1/gifs/trending'],
  ])('may be written %j [C-1]', async (origin, expected) => {
    const { fetch, urls } = answering();
    await createClient({ provider: localProvider(origin), apiKey: 'k', fetch }).trending();
    expect(urls[0]?.href.split('?')[0]).toBe(expected);
  });

  it('carries no key where a proxy adds it [C-14]', async () => {
    const { fetch, urls } = answering();
    await createClient({ provider: localProvider(''), apiKey: '', fetch }).trending();
    expect(urls[0]?.searchParams.has('api_key')).toBe(false);
  });
});
