import { randomBytes } from 'node:crypto';
import { renderEmbedPage, renderMissingPage } from '@zoetrope/embed';
import { type Gif, localProvider } from '@zoetrope/model';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { cspSelf } from '../http/csp-self.ts';
import { type OriginOptions, originOf } from '../http/origin.ts';
import type { EmbedClient } from './embed-client.ts';
import { createEmbedHeaders, type EmbedHeaderOptions } from './embed-headers.ts';
import { sendHtml } from './html-response.ts';
import { oembedUrl } from './oembed.ts';
import type { PageSource } from './page-source.ts';

export interface EmbedRoutesOptions extends OriginOptions, EmbedHeaderOptions {
  readonly source: Pick<PageSource, 'embed'>;
  /** Default: pages without a script. */
  readonly client?: EmbedClient | undefined;
  /** Public API keys for the page's script. */
  readonly keys: { readonly apiKey: string; readonly mobileApiKey?: string | undefined };
}

/** The page contains the payload of one viewer, so only browsers may cache it. */
const PRIVATE = 'private, max-age=60, stale-while-revalidate=86400';

/** `/embed/{id}`, its Twitter variant, and the files of its script. */
export function embedRoutes({ source, client, keys, ...options }: EmbedRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headersOf = createEmbedHeaders(options);
  const { pageViewsUrl, errorReportsDsn } = options;
  // The first frame waits for the page, so its size matters.
  app.use('/embed/*', compress());

  app.get('/embed/assets/:file', (c) => {
    const code = client?.files.get(c.req.param('file'));
    if (code === undefined)
      throw new ApiError('There is no such file of the embed page.', { status: 404, code: 'not-found' });
    // Sandboxed frames load it cross-origin; isolated sites require the second header.
    return c.body(code, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': IMMUTABLE,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  async function respond(c: AppContext, id: string, pauseButton: 'hover' | 'always'): Promise<Response> {
    const origin = originOf(c, options);
    const provider = localProvider(origin);
    const csp = cspSelf(c, options);
    const nonce = randomBytes(16).toString('base64url');
    const gif = await source.embed(id, origin);
    if (gif === undefined || gif === 'removed') {
      const page = renderMissingPage(provider, { nonce, removed: gif === 'removed' });
      return sendHtml(c, { page, status: gif === 'removed' ? 410 : 404, headers: headersOf({ here: csp, nonce }) });
    }
    const render = (gif: Gif, once?: string) =>
      renderEmbedPage(gif, {
        provider,
        pauseButton,
        clipIt: c.req.query('clip') === '1',
        oembedUrl: oembedUrl(gif.url, provider),
        reportUrl: `${origin}/gifs/${gif.id}/report`,
        nonce: once,
        client: client && { ...keys, src: `${origin}/embed/assets/${client.entry}`, pageViewsUrl, errorReportsDsn },
      });
    // Values that differ in each response do not change the ETag. The headers do, because browsers cache a page with
    // its policy.
    const plain = render({ ...gif, analytics_response_payload: undefined });
    const identity = plain + JSON.stringify(headersOf({ here: csp, gif, nonce: '' }));
    return sendHtml(c, {
      page: render(gif, nonce),
      identity,
      headers: headersOf({ here: csp, gif, nonce }),
      cacheControl: PRIVATE,
    });
  }
  app.get('/embed/:id', (c) => respond(c, c.req.param('id'), 'hover'));
  // Twitter requires a visible pause button.
  app.get('/embed/:id/twitter/iframe', (c) => respond(c, c.req.param('id'), 'always'));
  return app;
}
