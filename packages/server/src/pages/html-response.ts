import { createHash } from 'node:crypto';
import type { AppContext } from '../http/app-env.ts';

/** The Content-Security-Policy hash of a style sheet. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

export interface HtmlResponse {
  readonly page: string;
  /** Source of the ETag, if the page differs in each response, for example by a nonce. Default: `page`. */
  readonly identity?: string | undefined;
  /** Default: 200. */
  readonly status?: 200 | 400 | 404 | 410 | 429 | undefined;
  /** For status 200. Default: public, for a minute. */
  readonly cacheControl?: string | undefined;
  readonly headers: { readonly [name: string]: string };
}

/** As long as clients cache results (spec §7: 60 s); afterwards browsers show the page while they revalidate. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

/** Sends a page with its ETag, or 304. Error pages are not cached. */
export function sendHtml(c: AppContext, response: HtmlResponse): Response {
  const { page, identity = page, status = 200, headers, cacheControl = CACHE_CONTROL } = response;
  const setHeaders = () => {
    for (const [name, value] of Object.entries({ ...headers, 'X-Content-Type-Options': 'nosniff' }))
      c.header(name, value);
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
  if (status !== 200) {
    setHeaders();
    c.header('Cache-Control', 'no-store');
    return c.html(page, status);
  }
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  const cachedTags = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  // Headers of a 304 replace the cached ones: a policy with another nonce would not match the cached page.
  if (cachedTags.includes(etag)) return c.body(null, 304);
  setHeaders();
  return c.html(page);
}
