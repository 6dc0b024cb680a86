import { RATINGS } from '@zoetrope/model';
import type { Logger } from 'pino';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import { type OriginOptions, originOf } from '../../http/origin.ts';
import { withPreparedHeaders } from '../../http/prepared-headers.ts';
import { capRating, permitsRating } from '../key-rating.ts';
import { fetchUpstream, withoutKey } from './fetch-upstream.ts';
import { fileOf, MEDIA_PATH, throughService } from './media-urls.ts';
import type { UpstreamOptions } from './upstream.ts';
import { type UpstreamCall, upstreamCall } from './upstream-call.ts';
import { upstreamMedia } from './upstream-media.ts';

export interface AddUpstreamOptions extends OriginOptions {
  readonly upstream: UpstreamOptions;
  readonly logger: Logger;
}

/**
 * Serves the public reads from a provider. Add it after the API key check and before the native routes. Pingbacks,
 * pages and all other routes are not proxied.
 */
export function addUpstream(app: App, { upstream, logger, ...origin }: AddUpstreamOptions): void {
  const { provider, media = 'direct' } = upstream;

  const passOn = async (c: AppContext) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    // Without a client type the key was not checked, since the path is no route of this service.
    const call = reads && c.var.client !== undefined ? upstreamCall(c.req.url) : undefined;
    if (call === undefined)
      throw new ApiError(`This call is not proxied to ${provider.name}.`, { status: 404, code: 'not-found' });
    const { data, cacheControl } = await fetchUpstream(upstream, capCall(c, call), c.req.raw.signal).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'upstream') {
          // Not the error itself: it contains the provider's response, which may quote the key.
          const why = withoutKey(String(error.cause), upstream.key);
          logger.warn({ why, request_id: c.var.requestId }, error.message);
        }
        throw error;
      },
    );
    c.header('Cache-Control', call.fresh ? NEVER_CACHED : plainCacheControl(cacheControl));
    const permitted = call.isRated ? data : permittedData(c, data);
    return c.json(media === 'proxy' ? throughService(permitted, provider, originOf(c, origin)) : permitted);
  };
  app.use('/v1/*', passOn);
  app.use('/v2/emoji/*', passOn);

  if (media === 'direct') return;
  app.get(`${MEDIA_PATH}/*`, async (c) => {
    const file = fileOf(c.req.url, provider);
    if (file === undefined)
      throw new ApiError(`This is not a media file of ${provider.name}.`, { status: 404, code: 'not-found' });
    return withPreparedHeaders(c, await upstreamMedia(file, c.req.raw, provider));
  });
}

/** The provider's Cache-Control, if it contains plain directives only. */
function plainCacheControl(value: string | undefined): string {
  return value !== undefined && /^[\w\s,=-]{1,100}$/.test(value) ? value : CACHED_BRIEFLY;
}

/** The call with its rating reduced to the maximum of the API key. */
function capCall(c: AppContext, call: UpstreamCall): UpstreamCall {
  const { maxRating } = c.var;
  if (maxRating === undefined || !call.isRated) return call;
  const requested = RATINGS.find((rating) => rating === call.query.rating?.toLowerCase()) ?? maxRating;
  return { ...call, query: { ...call.query, rating: capRating(c, requested) } };
}

/** The response of a call without a rating, without the GIFs that the API key may not see. Throws 404 for a single one. */
function permittedData<T>(c: AppContext, response: T): T {
  if (c.var.maxRating === undefined) return response;
  const { data } = Object(response) as { readonly data?: unknown };
  if (Array.isArray(data)) return { ...response, data: data.filter((gif) => isPermitted(c, gif)) };
  if (isPermitted(c, data)) return response;
  throw new ApiError('There is no such GIF.', { status: 404, code: 'not-found', parameter: 'id' });
}

/** Results that are no GIFs, such as terms, have no rating. */
function isPermitted(c: AppContext, result: unknown): boolean {
  const { rating, images } = Object(result) as { readonly rating?: unknown; readonly images?: unknown };
  if (images === undefined) return true;
  const known = RATINGS.find((each) => each === rating);
  return known !== undefined && permitsRating(c, known);
}
