import { createHash } from 'node:crypto';
import type { AppContext } from '../http/app-env.ts';

/** The hash by which a policy allows a style sheet of ours. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

export interface HtmlAnswer {
  readonly page: string;
  /** @default 200 */
  readonly status?: 200 | 404 | undefined;
  readonly headers: { readonly [name: string]: string };
}

/** Fresh for as long as the client remembers a result (spec §7: 60 s); after that a browser shows it while it asks again. */
const FRESH = 'public, max-age=60, stale-while-revalidate=86400';

/** Sends a page with its tag, or 304 to who has it. What is missing is not kept: it may come. */
export function answerHtml(c: AppContext, { page, status = 200, headers }: HtmlAnswer): Response {
  for (const [name, value] of Object.entries({ ...headers, 'X-Content-Type-Options': 'nosniff' }))
    c.header(name, value);
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (status === 404) {
    c.header('Cache-Control', 'no-store');
    return c.html(page, 404);
  }
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
  c.header('Cache-Control', FRESH);
  c.header('ETag', etag);
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) ? c.body(null, 304) : c.html(page);
}
