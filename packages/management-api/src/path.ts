import { encode, ZoetropeError } from '@zoetrope/transport';

/** A path whose values are each encoded as one segment. */
export function path(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: texts }, ...values.map(segment));
}

/** Encoding alone would leave `..`, which climbs out of the API, and nothing at all, which names another call. */
function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new ZoetropeError(`"${value}" cannot be part of a path`, { code: 'validation' });
  return encode(value);
}
