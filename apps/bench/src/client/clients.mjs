import { FetchError as GiphyError, GiphyFetch, setServerUrl } from '@giphy/js-fetch-api';
import { createClient, search } from '@zoetrope/fetch-api';
import ky, { isKyError } from 'ky';
import { FetchError as OfetchError, ofetch } from 'ofetch';

const path = (origin, term) => `${origin}/v1/gifs/search?api_key=bench-key-1234&q=${term}`;
const provider = (origin) => ({ apiUrl: origin, sdkInfo: 'none', viewerIdParam: 'pingback_id' });
const apiKey = 'bench-key-1234';

/**
 * The compared clients. `make` returns, for an origin and time limits, a function that searches for a term. `isOwn`
 * returns whether an error is one of the client, and not one of the platform.
 */
export const CLIENTS = {
  bare: {
    title: 'bare fetch + JSON.parse',
    make: (origin) => async (term, signal) => JSON.parse(await (await fetch(path(origin, term), { signal })).text()),
  },
  zoetrope: {
    title: 'zoetrope',
    make(origin, limits) {
      const client = createClient({ provider: provider(origin), apiKey, ...limits });
      return (term, signal) => client.search(term, { signal });
    },
    isOwn: ({ name }) => name === 'ZoetropeError',
  },
  plain: {
    title: 'zoetrope, `search` alone',
    make: (origin) => (term, signal) => search({ provider: provider(origin), apiKey }, term, { signal }),
  },
  giphy: {
    title: '@giphy/js-fetch-api',
    make(origin) {
      const client = new GiphyFetch(apiKey);
      return (term) => {
        setServerUrl(`${origin}/v1/`);
        return client.search(term);
      };
    },
    isOwn: (error) => error instanceof GiphyError,
    checksResponses: true,
  },
  ky: {
    title: 'ky',
    make: (origin, limits) => (term, signal) =>
      ky.get(path(origin, term), { signal, ...limits, retry: limits && { retryOnTimeout: true } }).json(),
    isOwn: (error) => isKyError(error),
  },
  ofetch: {
    title: 'ofetch',
    make: (origin, limits) => (term, signal) =>
      ofetch(path(origin, term), { signal, timeout: limits?.timeout, retry: limits && 2 }),
    isOwn: (error) => error instanceof OfetchError,
  },
};
