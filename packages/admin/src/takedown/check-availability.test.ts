import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { buildGif, buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { checkAvailability } from './check-availability.ts';

const provider = localProvider('https://gifs.example');
const gif = buildGif({ id: 'cat', title: 'A cat' });

/** Checks a server that has the GIF, or does not. */
function check({ isAvailable }: { readonly isAvailable: boolean }) {
  const { fetch, urls } = fakeFetch(({ pathname }) => {
    if (pathname === '/v1/gifs/search') {
      const page = buildWirePage({ limit: 2 });
      return jsonResponse(isAvailable ? { ...page, data: [...page.data, buildWireGif({ id: 'cat' })] } : page);
    }
    if (!isAvailable) return jsonResponse({ message: 'There is no GIF cat.' }, { status: 404 });
    return jsonResponse({ data: buildWireGif({ id: 'cat' }), meta: { response_id: 'r' } });
  });
  const client = createClient({ provider, apiKey: 'k', fetch, retry: false });
  return { found: checkAvailability(gif, { client, provider, fetch }), urls };
}

it.each([true, false])('checks every public place of a GIF (available: %s)', async (isAvailable) => {
  const { found, urls } = check({ isAvailable });
  expect(await found).toEqual([
    { place: 'API', isAvailable },
    { place: 'Search', isAvailable },
    { place: 'GIF page', isAvailable },
    { place: 'Embed page', isAvailable },
  ]);
  expect(urls.map(({ pathname }) => pathname).sort()).toEqual([
    '/embed/cat',
    '/gifs/cat',
    '/v1/gifs/cat',
    '/v1/gifs/search',
  ]);
});
