import { encode, ZoetropeError } from '@zoetrope/transport';
import type { Connection } from './connection.ts';
import type { Call } from './dialect.ts';
import { native } from './native.ts';

/** The address of a call, with its key: what it is remembered by. */
export function addressOf({ dialect = native, provider, apiKey }: Connection, call: Call): string {
  return dialect.url(call.path.map(segment).join('/'), call, provider, apiKey);
}

/** One part of a path. Encoding alone would leave `..`, which climbs out of the API. */
function segment(part: string): string {
  if (!part || /^\.\.?$/.test(part)) throw new ZoetropeError(`"${part}" is no path part`, { code: 'validation' });
  return encode(part);
}
