import type { OriginOptions } from '../http/origin.ts';
import { styleHash } from './html-response.ts';
import { PAGE_CSS } from './page-css.ts';

/**
 * Policy of a page of our own: no script at all, media from here; other sites frame the embed page instead. The address
 * that the caller named is not written into it, since `'self'` is that; a configured one may be another, where a proxy
 * stands between.
 */
export function createPageHeaders({ siteUrl }: Pick<OriginOptions, 'siteUrl'>): { readonly [name: string]: string } {
  const here = siteUrl === undefined ? "'self'" : `'self' ${new URL(siteUrl).origin}`;
  return {
    'Content-Security-Policy': `default-src 'none'; img-src ${here} data:; media-src ${here}; style-src ${styleHash(PAGE_CSS)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  };
}
