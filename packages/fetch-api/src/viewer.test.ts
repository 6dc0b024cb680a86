import { localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

it('stores nothing of the viewer before there is consent, and the id that it used after that [M-5]', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const { fetch, urls } = fakeFetch(() => jsonResponse(buildWirePage()));
  const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch });
  // What analytics says while the viewer has not answered, and once the answer is yes.
  client.viewerId.setStored(false);
  await client.trending();
  expect(stored.size).toBe(0);
  client.viewerId.setStored(true);
  expect([...stored.values()]).toEqual([urls[0]?.searchParams.get('pingback_id')]);
});
