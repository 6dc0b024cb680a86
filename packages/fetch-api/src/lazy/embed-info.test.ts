import { giphy, localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import type { ClientOptions } from '../create-base-client.ts';
import { createClient } from '../create-client.ts';

function setUp(options: Partial<ClientOptions> = {}, body: unknown = {}) {
  const { fetch, urls, inits } = fakeFetch(() => jsonResponse(body));
  const provider = localProvider('https://gifs.example');
  return { client: createClient({ provider, apiKey: 'k', fetch, ...options }), urls, inits };
}

describe('embedInfo', () => {
  it('sends neither key nor viewer id to the video host [E-21]', async () => {
    const { client, urls, inits } = setUp(
      {},
      { title: 'Clip', width: 640, html: '<script>', thumbnail_url: 'javascript:x' },
    );
    expect(await client.embedInfo('https://vimeo.com/1')).toEqual({ title: 'Clip', width: 640 });
    expect(urls[0]?.href).toBe('https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F1');
    expect(inits[0]?.headers).toEqual({});
  });

  it.each([
    [404, {}, 'https://vimeo.com/1 was not found'],
    [403, {}, 'https://vimeo.com/1 is not embeddable'],
    [200, { domain_status_code: 403 }, 'https://vimeo.com/1 is not embeddable'],
    [500, {}, 'There was an error fetching the embed code'],
  ])('rejects for status %i with the message %j [E-21]', async (status, body, message) => {
    const { fetch } = fakeFetch(() => jsonResponse(body, { status }));
    const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch, retry: false });
    await expect(client.embedInfo('https://vimeo.com/1')).rejects.toMatchObject({ message });
  });

  it('rejects with the reason of an abort [E-21]', async () => {
    const { client } = setUp();
    await expect(client.embedInfo('https://vimeo.com/1', { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  });

  it('throws if the provider has no embedInfoUrl [E-21]', async () => {
    const { client } = setUp({ provider: giphy });
    await expect(client.embedInfo('https://vimeo.com/1')).rejects.toMatchObject({ code: 'validation' });
  });
});
