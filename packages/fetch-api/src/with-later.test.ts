import { localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './create-client.ts';

type Later = typeof import('./later.ts');

afterEach(() => {
  vi.doUnmock('./later.ts');
});

const comes = () => vi.importActual<Later>('./later.ts');
const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const never = () => new Promise<Later>(() => {});

/** A client whose part brings, each time that it is asked for, what `loads` gives in turn. */
async function setUp(loads: readonly (() => Promise<Later>)[], totalTimeout?: number) {
  let asked = 0;
  vi.resetModules();
  vi.doMock('./later.ts', () => (loads[asked++] ?? fails)());
  const { createClient } = await import('./create-client.ts');
  const { fetch, urls } = fakeFetch(() => jsonResponse({ title: 'Film' }));
  const provider = localProvider('https://gifs.example');
  const client = createClient({ provider, apiKey: 'a-key-of-mine', fetch, totalTimeout });
  return { client, urls, asked: () => asked };
}

type Call = (client: Client, signal?: AbortSignal) => Promise<unknown>;
const calls: readonly [string, Call][] = [
  ['embedInfo', (client, signal) => client.embedInfo('https://vimeo.com/1', { signal })],
  ['setCallToAction', (client, signal) => client.setCallToAction('gif-1', {}, { token: 'a-token', signal })],
];

describe.each(calls)('%s, whose part of the client comes later', (_, call) => {
  it('rejects with a typed error where the part does not come, and asks for it again [C-12, E-21]', async () => {
    const { client, urls, asked } = await setUp([fails, comes]);
    await expect(call(client)).rejects.toMatchObject({ name: 'ZoetropeError', code: 'network', status: 0 });
    expect(urls).toHaveLength(0);
    await call(client);
    expect([asked(), urls.length]).toEqual([2, 1]);
  });

  it('is over at once when its caller leaves while the part is on its way [C-12, E-21]', async () => {
    const { client, urls, asked } = await setUp([never]);
    const controller = new AbortController();
    const ending = call(client, controller.signal).catch((reason: unknown) => reason);
    await vi.waitUntil(() => asked() === 1, 10_000);
    controller.abort('left');
    expect(await ending).toBe('left');
    expect(urls).toHaveLength(0);
  });

  it('asks for nothing after an abort [C-12, E-21]', async () => {
    const { client, urls, asked } = await setUp([comes]);
    await expect(call(client, AbortSignal.abort('left'))).rejects.toBe('left');
    expect([asked(), urls.length]).toEqual([0, 0]);
  });

  it('takes no longer than the whole call may, and sends nothing after it [C-12, E-21]', async () => {
    const part = await comes();
    let arrive = (_: Later) => {};
    const late = new Promise<Later>((resolve) => {
      arrive = resolve;
    });
    const { client, urls } = await setUp([() => late, comes], 50);
    await expect(call(client)).rejects.toMatchObject({ code: 'timeout', message: 'No answer within 50 ms' });
    arrive(part);
    await late;
    await expect(client.search('cat')).rejects.toMatchObject({ code: 'synthetic' });
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/v1/gifs/search']);
  });
});
