export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = { readonly [name: string]: QueryValue };

/** The URL with a query added. What is undefined or null is left out; lists are joined by commas. */
export function buildUrl(url: string, query?: Query): string {
  let text = url;
  for (const name in query) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    text += `${text.includes('?') ? '&' : '?'}${encode(name)}=${encode(`${value}`)}`;
  }
  return text;
}

/** Percent-encoding that cannot throw: half a surrogate pair becomes U+FFFD. Most texts need none, and none costs least. */
export function encode(text: string): string {
  return /[^\w.-]/.test(text) ? encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')) : text;
}
