import type { AppContext } from './app-env.ts';

export interface OriginOptions {
  /** Origin of the public address of the service. Default: that of the request. */
  readonly siteUrl?: string | undefined;
  /** Proxies in front of the service that set `X-Forwarded-Proto` and add to `X-Forwarded-For`. @default 0: neither is believed */
  readonly trustProxy?: number | undefined;
}

/** Where the caller reaches this service, without a trailing slash: every URL of an answer begins with it. */
export function originOf(c: AppContext, { siteUrl, trustProxy = 0 }: OriginOptions): string {
  if (siteUrl !== undefined) return siteUrl;
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? c.req.header('X-Forwarded-Proto') : undefined;
  return forwarded === 'https' || forwarded === 'http'
    ? new URL(`${forwarded}://${host}`).origin
    : `${protocol}//${host}`;
}
