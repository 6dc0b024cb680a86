import { localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientOptions } from './create-base-client.ts';
import { createClient } from './create-client.ts';

let session: Map<string, string>;

beforeEach(() => {
  session = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  });
});

/** Loads a page and returns the viewer id that it sends. */
async function openPage(options: Partial<ClientOptions> = {}): Promise<string | null | undefined> {
  const { fetch, urls } = fakeFetch(() => jsonResponse(buildWirePage()));
  const provider = localProvider('https://gifs.example');
  await createClient({ provider, apiKey: 'k', fetch, ...options }).trending();
  return urls[0]?.searchParams.get('pingback_id');
}

describe('the viewer id of a client', () => {
  it('uses one viewer id of 16 characters on all pages of a session [M-5]', async () => {
    const id = await openPage();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect(await openPage()).toBe(id);
    expect(await openPage({ viewerStorage: 'session' })).toBe(id);
    expect([...session.values()]).toEqual([id]);
  });

  it("creates a viewer id per page if viewerStorage is 'memory' [M-5]", async () => {
    const id = await openPage({ viewerStorage: 'memory' });
    expect(id).toHaveLength(16);
    expect(await openPage({ viewerStorage: 'memory' })).not.toBe(id);
    expect(session.size).toBe(0);
  });

  it.each([undefined, 'session'] as const)(
    'creates a viewer id per page under Global Privacy Control if viewerStorage is %s [M-5]',
    async (viewerStorage) => {
      vi.stubGlobal('navigator', { globalPrivacyControl: true });
      expect(await openPage({ viewerStorage })).not.toBe(await openPage({ viewerStorage }));
      expect(session.size).toBe(0);
    },
  );

  it('shares a viewer id between clients [M-5]', async () => {
    const provider = localProvider('https://gifs.example');
    const { viewerId } = createClient({ provider, apiKey: 'k', viewerStorage: 'memory' });
    expect(await openPage({ viewerId })).toBe(viewerId.get());
  });
});
