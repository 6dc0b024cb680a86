import type { Gif } from '@zoetrope/model';

type Headers = { readonly [name: string]: string };

export interface EmbedHeaderOptions {
  /** Sources that may frame embed pages, as in a Content-Security-Policy. Default: `*`. */
  readonly frameAncestors?: string | undefined;
  /** URL to which embed pages post page views. Default: none. */
  readonly pageViewsUrl?: string | undefined;
  /** DSN of the service to which embed pages report their errors. Default: none. */
  readonly errorReportsDsn?: string | undefined;
}

export interface EmbedHeaderFacts {
  /** Sources of this service, as `cspSelf` returns them. */
  readonly here: string;
  readonly gif?: Pick<Gif, 'external_media'> | undefined;
  /** Unique per response. */
  readonly nonce: string;
}

const PLAYERS = {
  youtube: { frame: 'https://www.youtube-nocookie.com', connect: undefined },
  vimeo: { frame: 'https://player.vimeo.com', connect: 'https://vimeo.com' },
};

/**
 * Headers of the embed page. It is framed by any site, also by cross-origin isolated ones, which require both
 * cross-origin headers. A page with a YouTube or Vimeo player cannot have the second, because those players do not send
 * it.
 */
export function createEmbedHeaders({ frameAncestors = '*', pageViewsUrl, errorReportsDsn }: EmbedHeaderOptions) {
  const pageViewOrigin = pageViewsUrl && new URL(pageViewsUrl).origin;
  const reportOrigin = errorReportsDsn && new URL(errorReportsDsn).origin;
  return ({ here, gif, nonce }: EmbedHeaderFacts): Headers => {
    const player = gif?.external_media && PLAYERS[gif.external_media.provider_name];
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      `img-src ${here} data:`,
      `media-src ${here}`,
      `connect-src ${[here, player?.connect, pageViewOrigin, reportOrigin].filter(Boolean).join(' ')}`,
      `frame-src ${player?.frame ?? "'none'"}`,
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-ancestors ${frameAncestors}`,
    ];
    return {
      'Content-Security-Policy': policy.join('; '),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // No `web-share`: browsers without it would log an error on every host page.
      'Permissions-Policy':
        'autoplay=*, fullscreen=*, picture-in-picture=*, clipboard-write=*, camera=(), microphone=(), geolocation=(), unload=()',
      ...(player ? {} : { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    };
  };
}
