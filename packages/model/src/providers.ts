import type { Provider } from './provider.ts';

/**
 * A provider for a Zoetrope server at `origin`. A trailing slash is ignored; `''` is the origin of the page.
 *
 * @example
 * const provider = localProvider('https://gifs.example');
 */
export function localProvider(origin: string): Provider {
  const base = origin.replace(/\/+$/, '');
  return {
    id: 'zoetrope',
    name: 'Zoetrope',
    logoUrl: `${base}/logo.svg`,
    attribution: { text: 'Powered by Zoetrope', searchPlaceholder: 'Search Zoetrope' },
    siteUrl: base,
    apiUrl: base,
    pingbackUrl: base,
    embedUrl: `${base}/embed`,
    embedInfoUrl: 'https://vimeo.com/api/oembed.json',
    siteApiUrl: base,
    storiesUrl: `${base}/stories`,
    schedulerUrl: `${base}/trendingscheduler`,
    mediaServiceUrl: `${base}/imaging`,
    sdkInfo: 'headers',
    viewerIdParam: 'pingback_id',
    eventIds: true,
  };
}

/**
 * A provider for GIPHY. Its terms require its logo next to its GIFs.
 *
 * @example
 * const url = `${giphy.apiUrl}/v1/gifs/trending`;
 */
export const giphy: Provider = {
  id: 'giphy',
  name: 'GIPHY',
  logoUrl: 'https://giphy.com/static/img/giphy-logo.svg',
  attribution: { text: 'Powered By GIPHY', searchPlaceholder: 'Search GIPHY' },
  siteUrl: 'https://giphy.com',
  apiUrl: 'https://api.giphy.com',
  pingbackUrl: 'https://pingback.giphy.com',
  embedUrl: 'https://giphy.com/embed',
  sdkInfo: 'none',
  viewerIdParam: 'pingback_id',
  eventIds: false,
};

/**
 * A provider for KLIPY. It requires the placeholder in the search field, and asks for its attribution and a report of
 * each share. It speaks version 1 of its own API (`klipyDialect` of `@zoetrope/fetch-api/dialects/klipy`) and version 2 of
 * Tenor's. It has no logo with a stable URL; add the one from its partner panel: `{ ...klipy, logoUrl: '/klipy.svg' }`.
 *
 * @example
 * const placeholder = klipy.attribution.searchPlaceholder; // 'Search KLIPY'
 */
export const klipy: Provider = {
  id: 'klipy',
  name: 'KLIPY',
  logoUrl: '',
  attribution: { text: 'Powered by KLIPY', searchPlaceholder: 'Search KLIPY' },
  siteUrl: 'https://klipy.com',
  apiUrl: 'https://api.klipy.com',
  // There are no pages for frames, so this is the page of a GIF.
  embedUrl: 'https://klipy.com/gifs',
  sdkInfo: 'none',
  viewerIdParam: 'customer_id',
  eventIds: false,
};
