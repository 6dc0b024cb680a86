import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ApiError } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { cspSelf } from '../http/csp-self.ts';
import type { OriginOptions } from '../http/origin.ts';
import { type AdminSite, renderAdminPage } from './admin-site.ts';
import { sendHtml } from './html-response.ts';

export interface AdminRoutesOptions extends OriginOptions {
  /** Undefined if the pages were not built. */
  readonly site: AdminSite | undefined;
  /** A public API key, for the calls that viewers make. */
  readonly keys: { readonly apiKey: string };
}

/** `/admin/` and the files of its scripts and styles. */
export function adminRoutes({ site, keys, ...options }: AdminRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/admin/*', compress());

  app.get('/admin', (c) => {
    if (site === undefined) throw notFound('The admin pages are not built: run "pnpm build" in the repository.');
    // Relative, because a proxy may remove a path from requests. URLs in the document are relative to the slash.
    if (!new URL(c.req.url).pathname.endsWith('/')) {
      return c.body(null, 301, { Location: 'admin/', 'Cache-Control': 'no-cache' });
    }
    const nonce = randomBytes(16).toString('base64url');
    const { apiKey } = keys;
    const here = cspSelf(c, options);
    return sendHtml(c, {
      page: renderAdminPage(site, { nonce, apiKey }),
      // Browsers cache the document with its policy, so a change of either changes the ETag.
      identity: renderAdminPage(site, { nonce: '', apiKey }) + policy(here, ''),
      cacheControl: 'private, no-cache',
      headers: {
        'Content-Security-Policy': policy(here, nonce),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      },
    });
  });

  app.get('/admin/assets/:file', (c) => {
    const file = site?.files.get(c.req.param('file'));
    if (file === undefined) throw notFound('There is no such file of the admin pages.');
    return c.body(file.bytes, 200, { 'Content-Type': file.type, 'Cache-Control': IMMUTABLE });
  });
  return app;
}

/** No inline script or style, no other origin, and no page that frames it. Widgets insert their styles with the nonce. */
function policy(here: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src ${here} data: blob:`,
    `media-src ${here} blob:`,
    `connect-src ${here}`,
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function notFound(message: string): ApiError {
  return new ApiError(message, { status: 404, code: 'not-found' });
}
