import { ZoetropeError } from './error.ts';

/** A value of a query parameter. Lists are joined by commas; undefined and null are omitted. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
/** Query parameters by name. */
export type Query = { readonly [name: string]: QueryValue };

/**
 * Appends query parameters to a URL. Undefined and null are omitted, lists are joined by commas, and everything is
 * percent-encoded.
 *
 * @example
 * buildUrl('/v1/gifs', { ids: ['a', 'b'], limit: undefined }); // '/v1/gifs?ids=a%2Cb'
 */
export function buildUrl(url: string, query?: Query): string {
  let text = url;
  for (const name in query) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    text += `${text.includes('?') ? '&' : '?'}${encode(name)}=${encode(`${value}`)}`;
  }
  return text;
}

/**
 * Percent-encodes a text like `encodeURIComponent`, but never throws: a lone surrogate becomes U+FFFD.
 *
 * @example
 * encode('a b/ü'); // 'a%20b%2F%C3%BC'
 */
export function encode(text: string): string {
  // Most texts need no encoding, and this test is faster than encoding them.
  return /[^\w.-]/.test(text) ? encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')) : text;
}

/**
 * Percent-encodes a text as one segment of a path. Throws a `validation` error for an empty text, `.` and `..`:
 * encoding alone would leave them, and they would lead to another endpoint.
 *
 * @example
 * encodePathSegment('a/b'); // 'a%2Fb'
 */
export function encodePathSegment(text: string): string {
  if (!text || text === '.' || text === '..') {
    throw new ZoetropeError(`"${text}" cannot be a path segment`, { code: 'validation' });
  }
  return encode(text);
}
