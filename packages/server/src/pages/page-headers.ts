import { EMBED_CSS } from '@zoetrope/embed';
import type { Gif } from '@zoetrope/model';
import { styleHash } from './html-answer.ts';
import { PAGE_CSS } from './page-css.ts';

type Headers = { readonly [name: string]: string };

/** Policies of the pages: no script at all, media and links from where this service is reached. */
export function createPageHeaders() {
  const [embedStyle, pageStyle] = [styleHash(EMBED_CSS), styleHash(PAGE_CSS)];
  const media = (origin: string) => `default-src 'none'; img-src 'self' data: ${origin}; media-src 'self' ${origin}`;
  return {
    /** A page of our own; other sites frame the embed page instead. */
    page: (origin: string): Headers => ({
      'Content-Security-Policy': `${media(origin)}; style-src ${pageStyle}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
    }),
    /**
     * The embed page goes into a frame on any site, also one that isolates itself: such a site needs both cross-origin
     * headers. A page with an outside player cannot have the second, since those players do not send it.
     */
    embed: (origin: string, gif?: Pick<Gif, 'external_media'>): Headers => ({
      'Content-Security-Policy': `${media(origin)}; style-src ${embedStyle}; form-action 'none'; base-uri 'none'; frame-ancestors *`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'autoplay=*, fullscreen=*, picture-in-picture=*, camera=(), microphone=(), geolocation=()',
      ...(gif?.external_media ? {} : { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    }),
  };
}
