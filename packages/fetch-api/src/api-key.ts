import type { ClientType } from '@zoetrope/model';
import { ZoetropeError } from '@zoetrope/transport';

/** API keys by client type. */
export type ApiKeys = { readonly [type in ClientType]?: string | undefined };

/**
 * The key of a client type. Throws a `validation` error if there is none, because requests with another type's key
 * would count against its rate limit. `tagger` is for applications that tag GIFs, `stories` for those that show
 * stories, such as on a TV; no page of this toolkit uses them.
 *
 * @example
 * const apiKey = apiKeyFor({ web: 'zoetrope-web', mobile: 'zoetrope-mobile' }, 'mobile');
 */
export function apiKeyFor(keys: ApiKeys, type: ClientType): string {
  const key = keys[type];
  if (key) return key;
  throw new ZoetropeError(`There is no API key for the client type "${type}": add it to the keys.`, {
    code: 'validation',
  });
}
