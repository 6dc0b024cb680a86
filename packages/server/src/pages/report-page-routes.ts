import type { ModerationReason } from '@zoetrope/model/management';
import { Hono } from 'hono';
import type { ReportGif } from '../admin/moderation/gif-reports.ts';
import { moderationReason } from '../admin/shared/gif-model.ts';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { cspSelf } from '../http/csp-self.ts';
import { type OriginOptions, originOf } from '../http/origin.ts';
import { limitBody } from '../http/read-body.ts';
import { basePathOf } from '../http/site-url.ts';
import { storableText } from '../http/storable-text.ts';
import { sendHtml } from './html-response.ts';
import { renderNotFoundPage } from './not-found-page.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageSource } from './page-source.ts';
import { renderReportedPage, renderReportPage } from './report-page.ts';

export interface ReportingOptions {
  readonly reportGif: ReportGif;
  /** The network of the caller. */
  readonly network: (c: AppContext) => string;
}

interface ReportPageRoutesOptions extends OriginOptions, ReportingOptions {
  readonly source: Pick<PageSource, 'gif'>;
}

const FORM: { readonly bytes: number; readonly ms: number } = { bytes: 16 * 1024, ms: 10_000 };
const MAX_MESSAGE = 1000;

/** The form that reports a GIF at `/gifs/{id}/report`, for viewers with and without a script. */
export function reportPageRoutes({ source, reportGif, network, ...options }: ReportPageRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const path = '/gifs/:id/report';
  const headersOf = (c: AppContext) => pageHeaders(cspSelf(c, options));
  const origin = (c: AppContext) => originOf(c, options);
  const findGif = async (c: AppContext) => {
    const gif = await source.gif(c.req.param('id') ?? '', origin(c));
    return gif?.is_hidden ? undefined : gif;
  };
  const missing = (c: AppContext) =>
    sendHtml(c, { page: renderNotFoundPage('GIF', basePathOf(origin(c))), status: 404, headers: headersOf(c) });

  app.get(path, async (c) => {
    const gif = await findGif(c);
    if (gif === undefined) return missing(c);
    return sendHtml(c, { page: renderReportPage({ gif, origin: origin(c) }), headers: headersOf(c) });
  });

  app.use(path, limitBody(FORM));
  app.post(path, async (c) => {
    // Otherwise the pages of another site could report in the name of their visitors.
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new ApiError('Reports from pages of other sites are not accepted.', { status: 403, code: 'forbidden' });
    }
    const gif = await findGif(c);
    if (gif === undefined) return missing(c);
    const { reason, message } = await readForm(c);
    const show = (page: string, status: 200 | 400 | 429) =>
      sendHtml(c, { page, status, cacheControl: 'no-store', headers: headersOf(c) });
    if (reason === undefined) {
      return show(renderReportPage({ gif, origin: origin(c), error: 'Choose a reason.' }), 400);
    }
    try {
      await reportGif({ id: gif.id, reason, message, network: network(c) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      return show(renderReportPage({ gif, origin: origin(c), error: error.message }), 429);
    }
    return show(renderReportedPage({ gif, origin: origin(c) }), 200);
  });
  return app;
}

async function readForm(
  c: AppContext,
): Promise<{ readonly reason: ModerationReason | undefined; readonly message: string | undefined }> {
  const form = await c.req.parseBody();
  const { data: reason } = moderationReason.safeParse(form.reason);
  const message = typeof form.message === 'string' ? storableText(form.message.trim().slice(0, MAX_MESSAGE)) : '';
  return { reason, message: message === '' ? undefined : message };
}
