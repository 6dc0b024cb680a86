import type { AppContext } from './app-env.ts';

export interface OriginOptions {
  /** Public address of the service; without it, answers use the address that was asked. */
  readonly siteUrl?: string | undefined;
  /** Believe `X-Forwarded-Proto`: only behind a proxy that sets it. @default false */
  readonly trustProxy?: boolean | undefined;
}

/** Where the caller reaches this service, without a trailing slash: every URL of an answer begins with it. */
export function originOf(c: AppContext, { siteUrl, trustProxy = false }: OriginOptions): string {
  if (siteUrl !== undefined) return siteUrl.replace(/\/+$/, '');
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy ? c.req.header('X-Forwarded-Proto') : undefined;
  return forwarded === 'https' || forwarded === 'http' ? `${forwarded}://${host}` : `${protocol}//${host}`;
}
