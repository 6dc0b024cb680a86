import type { OriginOptions } from '../http/origin.ts';
import { styleHash } from './html-response.ts';
import { PAGE_CSS } from './page-css.ts';

/**
 * Content-Security-Policy of our pages: no scripts, media from this origin; other sites frame the embed page instead.
 * The policy does not contain the Host of the request, which is `'self'`, but a configured site URL, which can differ
 * behind a proxy.
 */
export function createPageHeaders({ siteUrl }: Pick<OriginOptions, 'siteUrl'>): { readonly [name: string]: string } {
  const here = siteUrl === undefined ? "'self'" : `'self' ${new URL(siteUrl).origin}`;
  return {
    'Content-Security-Policy': `default-src 'none'; img-src ${here} data:; media-src ${here}; style-src ${styleHash(PAGE_CSS)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  };
}
