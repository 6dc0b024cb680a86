/** A provider that this service can stand in front of. */
export interface Upstream {
  readonly name: string;
  /** Without a trailing slash; paths begin with the version. */
  readonly apiUrl: string;
  /** Query parameter that carries the key. */
  readonly keyParam: string;
  /** Origins that its media URLs begin with. */
  readonly mediaOrigin: RegExp;
}

export interface UpstreamOptions {
  readonly provider: Upstream;
  /** Stays here: it is in no answer, no error and no log. */
  readonly key: string;
  /**
   * Whether media URLs stay as the provider gives them, so that viewers load from its hosts, or lead through this service.
   * @default 'direct'
   */
  readonly media?: 'direct' | 'proxy' | undefined;
}

/** The providers whose calls have the paths and parameters of ours. */
export const UPSTREAMS = {
  giphy: {
    name: 'GIPHY',
    apiUrl: 'https://api.giphy.com',
    keyParam: 'api_key',
    mediaOrigin: /^https:\/\/(?:media\d*|i)\.giphy\.com$/,
  },
} as const satisfies { readonly [name: string]: Upstream };
