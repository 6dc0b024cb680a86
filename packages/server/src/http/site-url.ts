import { ServerError } from '../server-error.ts';
import { parseWebUrl } from './parse-url.ts';

/** Paths that need no encoding in links, cookies and policies. */
const PLAIN_PATH = /^(?:\/[a-z0-9._~-]+)*$/i;

/**
 * Normalizes the public URL of the service: lower case, without a default port, with an ASCII host name, and without a
 * slash at the end of its path. Throws a `ServerError` whose message refers to it as `name`.
 */
export function parseSiteUrl(text: string, name = 'siteUrl'): string {
  const url = parseWebUrl(text);
  if (url === undefined) {
    throw new ServerError(`Invalid URL "${text}": set ${name} to a URL that begins with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ServerError(`${name} contains a user name or password, which every page would show: remove them.`);
  }
  const extras = [
    ['query', url.search],
    ['hash', url.hash],
  ] as const;
  for (const [part, value] of extras) {
    if (value === '') continue;
    throw new ServerError(`"${text}" has a ${part}, ${value}. Set ${name} to the URL without it.`);
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (!PLAIN_PATH.test(path)) {
    throw new ServerError(
      `"${text}" has the path ${path}. Set ${name} to a URL whose path contains only letters, digits, ".", "_", "~" and "-".`,
    );
  }
  return `${url.origin}${path}`;
}

/**
 * The path of the service at a normalized site URL: `/gifs` for `https://host.example/gifs`, and `''` at the root of a
 * host. A proxy removes it from requests. Links in pages begin with it.
 */
export function basePathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** The path of a URL below the site URL, as requests have it. Undefined for other hosts and paths. */
export function pathBelow(siteUrl: string, url: URL): string | undefined {
  const base = basePathOf(siteUrl);
  return url.host === new URL(siteUrl).host && url.pathname.startsWith(`${base}/`)
    ? url.pathname.slice(base.length)
    : undefined;
}
