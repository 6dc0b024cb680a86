import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { cspSelf } from '../http/csp-self.ts';
import { type OriginOptions, originOf } from '../http/origin.ts';
import { basePathOf } from '../http/site-url.ts';
import { KIND_PATHS } from '../library/gifs/kinds.ts';
import { renderChannelPage } from './channel-page.ts';
import { renderGifPage } from './gif-page.ts';
import { sendHtml } from './html-response.ts';
import { renderListPage } from './list-page.ts';
import { LOGO_SVG } from './logo-svg.ts';
import { renderNotFoundPage } from './not-found-page.ts';
import { sendOembed } from './oembed-response.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageSource } from './page-source.ts';

export interface PageRoutesOptions extends OriginOptions {
  readonly source: PageSource;
}

const PAGE_SIZE = 48;
const RELATED = 12;
const MAX_QUERY_LENGTH = 50;

/** The pages `/`, `/gifs/{id}` and `/channel/{slug}`, oEmbed, and the logo. */
export function pageRoutes({ source, ...options }: PageRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headersOf = (c: AppContext) => pageHeaders(cspSelf(c, options));
  const origin = (c: AppContext) => originOf(c, options);

  const missing = (c: AppContext, what: 'GIF' | 'channel') =>
    sendHtml(c, { page: renderNotFoundPage(what, basePathOf(origin(c))), status: 404, headers: headersOf(c) });

  app.get('/', async (c) => {
    const q = (c.req.query('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
    const type = KIND_PATHS.find((path) => path === c.req.query('type')) ?? 'gifs';
    const page = readPageNumber(c.req.query('page'));
    const list = await source.list({ q, type, ...pageRange(page) }, origin(c));
    const isEmptySearch = q !== '' && list.total === 0;
    const alternatives = isEmptySearch ? await source.alternatives({ q, type }, origin(c)) : undefined;
    const base = basePathOf(origin(c));
    const markup = renderListPage({ base, q, type, page, pages: pageCount(list.total), list, alternatives });
    return sendHtml(c, { page: markup, headers: headersOf(c) });
  });

  app.get('/gifs/:id', async (c) => {
    const gif = await source.gif(c.req.param('id'), origin(c));
    if (gif === undefined || gif.is_hidden) return missing(c, 'GIF');
    const { gifs: related } = await source.related(gif, { offset: 0, limit: RELATED }, origin(c));
    const credits = await source.credits(gif.id);
    const markup = renderGifPage({ gif, credits, related, origin: origin(c) });
    return sendHtml(c, { page: markup, headers: headersOf(c) });
  });

  app.get('/channel/:slug', async (c) => {
    const channel = await source.channel(c.req.param('slug'));
    if (channel === undefined) return missing(c, 'channel');
    const page = readPageNumber(c.req.query('page'));
    const list = await source.channelGifs(channel.slug, pageRange(page), origin(c));
    const markup = renderChannelPage({ channel, origin: origin(c), list, page, pages: pageCount(list.total) });
    return sendHtml(c, { page: markup, headers: headersOf(c) });
  });

  app.get('/services/oembed', (c) => sendOembed(c, { source, origin: origin(c) }));
  app.get('/logo.svg', (c) =>
    c.body(LOGO_SVG, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  return app;
}

function pageRange(page: number) {
  return { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
}

function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Far above any list, and far below an overflow of the offset. */
const MAX_PAGE = 10_000;

/** Parses a 1-based page number; 1 for anything else. */
function readPageNumber(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
