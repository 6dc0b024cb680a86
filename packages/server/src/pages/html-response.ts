import { createHash } from 'node:crypto';
import type { AppContext } from '../http/app-env.ts';

/** The hash by which a policy allows a style sheet of ours. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

export interface HtmlResponse {
  readonly page: string;
  /** What makes it the same page as before, where the page itself differs with each answer, as by a nonce. @default page */
  readonly identity?: string | undefined;
  /** @default 200 */
  readonly status?: 200 | 404 | 410 | undefined;
  /** Of a page that is there. @default public, for a minute */
  readonly cacheControl?: string | undefined;
  readonly headers: { readonly [name: string]: string };
}

/** Fresh for as long as the client remembers a result (spec §7: 60 s); after that a browser shows it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

/** Sends a page with its tag, or 304 to who has it. What is missing is not kept: it may come. */
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
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  // Headers of a 304 replace those that are kept: the policy of another nonce would not fit the page that is kept.
  if (known.includes(etag)) return c.body(null, 304);
  setHeaders();
  return c.html(page);
}
