import { localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../create-client.ts';

type LazyEndpoints = typeof import('./index.ts');

afterEach(() => {
  vi.doUnmock('./index.ts');
});

const succeed = () => vi.importActual<LazyEndpoints>('./index.ts');
const fail = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const neverLoad = () => new Promise<LazyEndpoints>(() => {});

/** A client whose lazy chunk is loaded by the functions in `loads`, one after the other. */
async function setUp(loads: readonly (() => Promise<LazyEndpoints>)[], totalTimeout?: number) {
  let loadCount = 0;
  vi.resetModules();
  vi.doMock('./index.ts', () => (loads[loadCount++] ?? fail)());
  const { createClient } = await import('../create-client.ts');
  const { fetch, urls } = fakeFetch(() => jsonResponse({ title: 'Clip' }));
  const provider = localProvider('https://gifs.example');
  const client = createClient({ provider, apiKey: 'a-key-of-mine', fetch, totalTimeout });
  return { client, urls, loadCount: () => loadCount };
}

type LazyCall = (client: Client, signal?: AbortSignal) => Promise<unknown>;
const calls: readonly [string, LazyCall][] = [
  ['embedInfo', (client, signal) => client.embedInfo('https://vimeo.com/1', { signal })],
  ['setCallToAction', (client, signal) => client.setCallToAction('gif-1', {}, { token: 'a-token', signal })],
];

describe.each(calls)('the lazy-loaded %s', (_, call) => {
  it('rejects with a typed error if its chunk fails to load, then loads it again [C-12, E-21]', async () => {
    const { client, urls, loadCount } = await setUp([fail, succeed]);
    await expect(call(client)).rejects.toMatchObject({ name: 'ZoetropeError', code: 'network', status: 0 });
    expect(urls).toHaveLength(0);
    await call(client);
    expect(loadCount()).toBe(2);
    expect(urls).toHaveLength(1);
  });

  it('rejects at once if its caller aborts while the chunk is loading [C-12, E-21]', async () => {
    const { client, urls, loadCount } = await setUp([neverLoad]);
    const controller = new AbortController();
    const ending = call(client, controller.signal).catch((reason: unknown) => reason);
    await expect.poll(loadCount).toBe(1);
    controller.abort('left');
    expect(await ending).toBe('left');
    expect(urls).toHaveLength(0);
  });

  it('loads nothing after an abort [C-12, E-21]', async () => {
    const { client, urls, loadCount } = await setUp([succeed]);
    await expect(call(client, AbortSignal.abort('left'))).rejects.toBe('left');
    expect(loadCount()).toBe(0);
    expect(urls).toHaveLength(0);
  });

  it('includes loading in totalTimeout, and sends nothing after it [C-12, E-21]', async () => {
    const endpoints = await succeed();
    let finishLoading = (_: LazyEndpoints) => {};
    const late = new Promise<LazyEndpoints>((resolve) => {
      finishLoading = resolve;
    });
    const { client, urls } = await setUp([() => late, succeed], 50);
    await expect(call(client)).rejects.toMatchObject({ code: 'timeout', message: 'No response within 50 ms' });
    finishLoading(endpoints);
    await late;
    await expect(client.search('cat')).rejects.toMatchObject({ code: 'synthetic' });
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/v1/gifs/search']);
  });
});
