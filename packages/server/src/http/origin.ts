import type { AppContext } from './app-env.ts';

export interface OriginOptions {
  /** Public URL of the service. A proxy removes its path from requests. Default: the origin of the request. */
  readonly siteUrl?: string | undefined;
  /**
   * Number of proxies that set `X-Forwarded-Proto` and append to `X-Forwarded-For`. Default: 0; both headers are
   * ignored.
   */
  readonly trustProxy?: number | undefined;
}

/**
 * The URL at which the caller reaches this service, without a trailing slash: an origin, and a path if the site URL has
 * one. All URLs in responses begin with it.
 */
export function originOf(c: AppContext, { siteUrl, trustProxy = 0 }: OriginOptions): string {
  if (siteUrl !== undefined) return siteUrl;
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? c.req.header('X-Forwarded-Proto') : undefined;
  return forwarded === 'https' || forwarded === 'http'
    ? new URL(`${forwarded}://${host}`).origin
    : `${protocol}//${host}`;
}
