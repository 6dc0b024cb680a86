import type { AppContext } from './app-env.ts';
import { type OriginOptions, originOf } from './origin.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The URL of this service for links in mails. Clients choose the Host header, and a mail with a token
 * must not link to an attacker's host, so only loopback hosts are trusted. Undefined for other hosts.
 */
export function mailOriginOf(c: AppContext, options: OriginOptions): string | undefined {
  const origin = originOf(c, options);
  const isTrusted = options.siteUrl !== undefined || LOOPBACK_HOSTS.includes(new URL(origin).hostname);
  return isTrusted ? origin : undefined;
}
