import { localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import type { ClientOptions } from '../create-base-client.ts';
import { createClient } from '../create-client.ts';
import { setCallToAction } from '../endpoints/set-call-to-action.ts';

function setUp(options: Partial<ClientOptions> = {}, body: unknown = {}) {
  const { fetch, urls, inits } = fakeFetch(() => jsonResponse(body));
  const provider = localProvider('https://gifs.example');
  return { client: createClient({ provider, apiKey: 'k', fetch, ...options }), urls, inits };
}

describe('setCallToAction', () => {
  it('sets a call to action by a PUT with the text and the token of the owner [C-12]', async () => {
    const { client, urls, inits } = setUp();
    await client.setCallToAction('gif-1', { link: 'https://a.example', text: 'Buy' }, { token: 't1' });
    expect(urls[0]?.href).toBe(`https://gifs.example/v1/gifs/gif-1/cta?api_key=k&pingback_id=${client.viewerId.get()}`);
    expect(inits[0]).toMatchObject({ method: 'PUT', body: '{"link":"https://a.example","text":"Buy"}' });
    expect(inits[0]?.headers).toMatchObject({ Authorization: 'Bearer t1', 'Content-Type': 'application/json' });
  });

  it('removes a call to action by a DELETE if it has no text [C-12]', async () => {
    const { client, inits } = setUp();
    await client.setCallToAction('gif-1', {}, { token: 't1' });
    expect(inits[0]).toMatchObject({ method: 'DELETE' });
  });

  it.each(['javascript:alert(1)', '/relative', ''])(
    'rejects setCallToAction with the link %j before sending it [C-12]',
    async (link) => {
      const { client, urls } = setUp();
      const call = client.setCallToAction('gif-1', { link, text: 'Buy' }, { token: 't1' });
      await expect(call).rejects.toMatchObject({ code: 'validation' });
      expect(urls).toHaveLength(0);
    },
  );
});

it('accepts a plain client object in the setCallToAction function [C-12]', async () => {
  const { fetch, urls } = fakeFetch(() => new Response(null, { status: 204 }));
  const client = { provider: { id: 'zoetrope', apiUrl: 'https://gifs.example' }, apiKey: '', network: { fetch } };
  await setCallToAction(client, 'gif-1', { cta: {}, token: 't1' });
  expect(urls[0]?.href).toBe('https://gifs.example/v1/gifs/gif-1/cta');
});

it('redacts the token of the owner in setCallToAction errors [K-1]', async () => {
  const { fetch } = fakeFetch(() => jsonResponse({ message: 'Not with owner-token-1' }, { status: 401 }));
  const call = setUp({ fetch }).client.setCallToAction('gif-1', {}, { token: 'owner-token-1' });
  await expect(call).rejects.toMatchObject({ code: 'auth', message: '@zoetrope/fetch-api: Not with ***' });
});
