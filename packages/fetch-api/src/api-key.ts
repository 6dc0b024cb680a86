import type { ClientType } from '@zoetrope/model';
import { ZoetropeError } from '@zoetrope/transport';

export type ApiKeys = { readonly [type in ClientType]?: string | undefined };

/** The key of a client type. A type without one is an error: another type's key would count against its limits. */
export function apiKeyFor(keys: ApiKeys, type: ClientType): string {
  const key = keys[type];
  if (key) return key;
  throw new ZoetropeError(`There is no API key for the client type "${type}": add it to the keys.`, {
    code: 'validation',
  });
}
