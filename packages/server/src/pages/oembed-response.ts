import { localProvider } from '@zoetrope/model';
import { ApiError } from '../http/api-error.ts';
import type { AppContext } from '../http/app-env.ts';
import { gifIdOf, oembed } from './oembed.ts';
import { oembedXml } from './oembed-xml.ts';
import type { PageSource } from './page-source.ts';

export interface OembedContext {
  readonly source: Pick<PageSource, 'gif'>;
  readonly origin: string;
}

/**
 * Responds to `/services/oembed?url=&maxwidth=&maxheight=&format=&type=` in JSON or XML, with the status codes of
 * oEmbed 1.0.
 */
export async function sendOembed(c: AppContext, { source, origin }: OembedContext): Promise<Response> {
  const url = optionalQuery(c, 'url');
  if (url === undefined) {
    throw new ApiError('url: must be the URL of a GIF page', { status: 400, code: 'validation', parameter: 'url' });
  }
  const format = optionalQuery(c, 'format') ?? 'json';
  if (format !== 'json' && format !== 'xml') {
    throw new ApiError('format: must be json or xml', { status: 501, code: 'validation', parameter: 'format' });
  }
  const type = optionalQuery(c, 'type') ?? 'video';
  if (type !== 'video' && type !== 'photo') {
    throw new ApiError('type: must be video or photo', { status: 400, code: 'validation', parameter: 'type' });
  }
  const limits = { maxwidth: readPixels(c, 'maxwidth'), maxheight: readPixels(c, 'maxheight') };
  const id = gifIdOf(url, origin);
  const gif = id === undefined ? undefined : await source.gif(id, origin);
  if (gif === undefined) {
    throw new ApiError(`${truncateUrl(url)} was not found`, { status: 404, code: 'not-found', parameter: 'url' });
  }
  if (gif.is_hidden) {
    throw new ApiError(`${truncateUrl(url)} is not embeddable`, { status: 403, code: 'forbidden', parameter: 'url' });
  }
  c.header('Cache-Control', 'public, max-age=300');
  const response = oembed(gif, localProvider(origin), { type, ...limits });
  if (format === 'json') return c.json(response);
  return c.body(oembedXml(response), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
}

/** Truncates long URLs in errors. */
function truncateUrl(url: string): string {
  return url.length > MAX_QUOTED_LENGTH ? `${url.slice(0, MAX_QUOTED_LENGTH)}…` : url;
}

const MAX_QUOTED_LENGTH = 200;

/** A query parameter; an empty one counts as absent. */
function optionalQuery(c: AppContext, name: string): string | undefined {
  return c.req.query(name) || undefined;
}

function readPixels(c: AppContext, parameter: 'maxwidth' | 'maxheight'): number | undefined {
  const text = optionalQuery(c, parameter);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new ApiError(`${parameter}: must be a whole number of pixels from 1 to 99999`, {
      status: 400,
      code: 'validation',
      parameter,
    });
  }
  return Number(text);
}
