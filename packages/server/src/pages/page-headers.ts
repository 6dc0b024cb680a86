import { EMBED_CSS } from '@zoetrope/embed';
import type { Gif } from '@zoetrope/model';
import type { OriginOptions } from '../http/origin.ts';
import { styleHash } from './html-answer.ts';
import { PAGE_CSS } from './page-css.ts';

type Headers = { readonly [name: string]: string };

/**
 * Policies of the pages: no script at all, media from here. The address that the caller named is not written into
 * them, since `'self'` is that; a configured one may be another, where a proxy stands between.
 */
export function createPageHeaders({ siteUrl }: Pick<OriginOptions, 'siteUrl'>) {
  const here = siteUrl === undefined ? "'self'" : `'self' ${new URL(siteUrl).origin}`;
  const media = `default-src 'none'; img-src ${here} data:; media-src ${here}`;
  const embedStyle = styleHash(EMBED_CSS);
  const page: Headers = {
    'Content-Security-Policy': `${media}; style-src ${styleHash(PAGE_CSS)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  };
  return {
    /** A page of our own; other sites frame the embed page instead. */
    page,
    /**
     * The embed page goes into a frame on any site, also one that isolates itself: such a site needs both cross-origin
     * headers. A page with an outside player cannot have the second, since those players do not send it.
     */
    embed: (gif?: Pick<Gif, 'external_media'>): Headers => ({
      'Content-Security-Policy': `${media}; style-src ${embedStyle}; form-action 'none'; base-uri 'none'; frame-ancestors *`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'autoplay=*, fullscreen=*, picture-in-picture=*, camera=(), microphone=(), geolocation=()',
      ...(gif?.external_media ? {} : { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    }),
  };
}
