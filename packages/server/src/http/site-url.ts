import { ServerError } from '../server-error.ts';

/**
 * Normalizes the public URL of the service to an origin: lower case, without a default port, with an ASCII host name.
 * Throws a `ServerError` whose message refers to it as `name`.
 */
export function parseSiteUrl(text: string, name = 'siteUrl'): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ServerError(`Invalid URL "${text}": set ${name} to a URL that begins with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ServerError(`${name} contains a user name or password, which every page would show: remove them.`);
  }
  const extras = [
    ['path', url.pathname.replace(/^\/+$/, '')],
    ['query', url.search],
    ['hash', url.hash],
  ] as const;
  for (const [part, value] of extras) {
    if (value === '') continue;
    throw new ServerError(
      `"${text}" has a ${part}, ${value}, but the service only works at the root of a host. Set ${name} to ${url.origin}.`,
    );
  }
  return url.origin;
}
