import type { Upstream } from './upstream.ts';

export const MEDIA_PATH = '/upstream-media';

/** A copy of a response in which the provider's media URLs point to this service. */
export function throughService(value: unknown, provider: Upstream, origin: string): unknown {
  if (typeof value === 'string') return mediaUrl(value, provider, origin);
  if (Array.isArray(value)) return value.map((element) => throughService(element, provider, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, throughService(field, provider, origin)]),
  );
}

function mediaUrl(text: string, { mediaOrigin }: Upstream, origin: string): string {
  const [, from, rest] = /^(https?:\/\/[^/]+)(\/.*)$/s.exec(text) ?? [];
  if (from === undefined || rest === undefined || !mediaOrigin.test(from)) return text;
  return `${origin}${MEDIA_PATH}/${encodeURIComponent(from)}${rest}`;
}

/** The provider's URL of such a media URL. Undefined if it does not belong to the provider. */
export function fileOf(url: string, { mediaOrigin }: Upstream): string | undefined {
  const { pathname, search } = new URL(url);
  const [, encoded = '', rest = ''] = /^\/upstream-media\/([^/]+)(\/.*)$/s.exec(pathname) ?? [];
  const from = decoded(encoded);
  if (!mediaOrigin.test(from)) return undefined;
  const file = new URL(rest, from);
  // A path that begins with two slashes would change the host.
  return file.origin === from ? `${file.href.split('?', 1)[0]}${search}` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
