import type { AppContext } from './app-env.ts';
import { type OriginOptions, originOf } from './origin.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a mail may say that this service is. The Host of a request is whatever its sender wrote, and a mail with a code
 * and the address of someone else would lead the code there: it is believed only where it is this machine.
 */
export function mailOriginOf(c: AppContext, options: OriginOptions): string | undefined {
  const origin = originOf(c, options);
  const isKnown = options.siteUrl !== undefined || THIS_MACHINE.includes(new URL(origin).hostname);
  return isKnown ? origin : undefined;
}
