import type { AppContext } from './app-env.ts';
import { type OriginOptions, originOf } from './origin.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin of this service for links in mails. The Host header is set by the client: a mail with a token must not
 * link to a host of an attacker, so only this machine is trusted.
 */
export function mailOriginOf(c: AppContext, options: OriginOptions): string | undefined {
  const origin = originOf(c, options);
  const isKnown = options.siteUrl !== undefined || THIS_MACHINE.includes(new URL(origin).hostname);
  return isKnown ? origin : undefined;
}
