import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { buildGif, buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { publicPlaces } from './public-places.ts';

const provider = localProvider('https://gifs.example');
const gif = buildGif({ id: 'cat', title: 'A cat' });

/** A service that has the GIF, or none of it. */
function places(there: boolean) {
  const { fetch, urls } = fakeFetch(({ pathname }) => {
    if (pathname === '/v1/gifs/search') {
      const page = buildWirePage({ limit: 2 });
      return jsonResponse(there ? { ...page, data: [...page.data, buildWireGif({ id: 'cat' })] } : page);
    }
    if (!there) return jsonResponse({ message: 'There is no GIF cat.' }, { status: 404 });
    return jsonResponse({ data: buildWireGif({ id: 'cat' }), meta: { response_id: 'r' } });
  });
  const client = createClient({ provider, apiKey: 'k', fetch, retry: false });
  return { found: publicPlaces(gif, { client, provider, fetch }), urls };
}

it.each([true, false])('looks for a GIF wherever visitors could see it (there: %s)', async (there) => {
  const { found, urls } = places(there);
  expect(await found).toEqual([
    { name: 'API', there },
    { name: 'Search', there },
    { name: 'GIF page', there },
    { name: 'Embed page', there },
  ]);
  expect(urls.map(({ pathname }) => pathname).sort()).toEqual([
    '/embed/cat',
    '/gifs/cat',
    '/v1/gifs/cat',
    '/v1/gifs/search',
  ]);
});
