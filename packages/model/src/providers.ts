import type { Provider } from './provider.ts';

/**
 * The server of this project at `origin`, for example `http://localhost:8787`.
 * A trailing slash is dropped; an empty string makes same-origin paths.
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

/** GIPHY. It asks for its mark beside its GIFs, and custom headers cost a preflight per URL there. */
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
