import { styleHash } from './html-response.ts';
import { PAGE_CSS } from './page-css.ts';

/**
 * Content-Security-Policy of our pages: no scripts, media from this service; other sites frame the embed page instead.
 * `here` lists the sources of this service, as `cspSelf` returns them.
 */
export function pageHeaders(here: string): { readonly [name: string]: string } {
  return {
    'Content-Security-Policy': `default-src 'none'; img-src ${here} data:; media-src ${here}; style-src ${styleHash(PAGE_CSS)}; form-action ${here}; base-uri 'none'; frame-ancestors 'self'`,
  };
}
