import type { RuledProvider } from './provider-rules.ts';

/** A provider that this service can proxy. */
export interface Upstream {
  /** Selects its rules in `PROVIDER_RULES`. Default: its rules are not known. */
  readonly id?: RuledProvider | undefined;
  readonly name: string;
  /** Without a trailing slash; paths begin with the version. */
  readonly apiUrl: string;
  /** Query parameter for the API key. */
  readonly keyParam: string;
  /** Matches the origins of its media URLs. */
  readonly mediaOrigin: RegExp;
}

export interface UpstreamOptions {
  readonly provider: Upstream;
  /** Never part of a response, an error or a log. */
  readonly key: string;
  /** `direct`: viewers load media from the provider; `proxy`: through this service. Default: `direct`. */
  readonly media?: 'direct' | 'proxy' | undefined;
}

/** Providers whose API has the same paths and parameters as ours. */
export const UPSTREAMS = {
  giphy: {
    id: 'giphy',
    name: 'GIPHY',
    apiUrl: 'https://api.giphy.com',
    keyParam: 'api_key',
    mediaOrigin: /^https:\/\/(?:media\d*|i)\.giphy\.com$/,
  },
} as const satisfies { readonly [name: string]: Upstream };

/** Another Zoetrope server, by its site URL. */
export function zoetropeUpstream(siteUrl: string): Upstream {
  const { host, origin } = new URL(siteUrl);
  return {
    id: 'zoetrope',
    name: host,
    apiUrl: siteUrl,
    keyParam: 'api_key',
    mediaOrigin: new RegExp(`^${origin.replace(/[^\w/:-]/g, '\\$&')}$`),
  };
}
