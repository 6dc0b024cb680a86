import type { Logger } from 'pino';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import { type OriginOptions, originOf } from '../../http/origin.ts';

import { fetchUpstream, withoutKey } from './fetch-upstream.ts';
import { fileOf, MEDIA_PATH, throughService } from './media-urls.ts';
import type { UpstreamOptions } from './upstream.ts';
import { upstreamCall } from './upstream-call.ts';
import { upstreamMedia } from './upstream-media.ts';

export interface AddUpstreamOptions extends OriginOptions {
  readonly upstream: UpstreamOptions;
  readonly logger: Logger;
}

/**
 * Lets a provider answer the public reads in place of the catalogue. To be added before the routes of the catalogue and
 * after the check of keys. Pingbacks, pages and everything else stay here.
 */
export function addUpstream(app: App, { upstream, logger, ...origin }: AddUpstreamOptions): void {
  const { provider, media = 'direct' } = upstream;

  const passOn = async (c: AppContext) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    // Without a client the key was not asked for, since the path is no route of this service.
    const call = reads && c.var.client !== undefined ? upstreamCall(c.req.url) : undefined;
    if (call === undefined) throw new ApiError(404, 'not-found', `This call is not passed on to ${provider.name}.`);
    const { data, cacheControl } = await fetchUpstream(upstream, call, c.req.raw.signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'upstream') {
        // Not the error itself: it holds what the provider wrote, which may quote the key.
        const why = withoutKey(String(error.cause), upstream.key);
        logger.warn({ why, request_id: c.var.requestId }, error.message);
      }
      throw error;
    });
    c.header('Cache-Control', call.fresh ? NEVER_CACHED : plainCacheControl(cacheControl));
    return c.json(media === 'proxy' ? throughService(data, provider, originOf(c, origin)) : data);
  };
  app.use('/v1/*', passOn);
  app.use('/v2/emoji/*', passOn);

  if (media === 'direct') return;
  app.get(`${MEDIA_PATH}/*`, (c) => {
    const file = fileOf(c.req.url, provider);
    if (file === undefined) throw new ApiError(404, 'not-found', `This is no media file of ${provider.name}.`);
    return upstreamMedia(file, c.req.raw, provider);
  });
}

/** What a provider says about keeping its answer, when it says nothing else with it. */
function plainCacheControl(value: string | undefined): string {
  return value !== undefined && /^[\w\s,=-]{1,100}$/.test(value) ? value : CACHED_BRIEFLY;
}
