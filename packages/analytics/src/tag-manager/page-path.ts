/** A page view as statistics count it: many addresses of a site are one page. */
export interface PagePath {
  readonly path: string;
  /** Pages that other sites show in a frame are counted apart. */
  readonly mode: 'page' | 'embed';
}

interface Rule {
  /** Of the whole path, without its trailing slash; the names of its groups are what `path` is made of. */
  readonly pattern: RegExp;
  readonly path: (part: Readonly<Record<string, string | undefined>>, query: URLSearchParams) => string;
}

/** Spec §9: the length of a page of a channel's feed, where the address does not say it. */
const FEED_LIMIT = 25;
const STICKERS = '/create/gifmaker/decorate/stickers';

/**
 * Spec §2, "Virtual page paths". The first rule that fits decides. Pages and calls of the API are written alike, so a
 * version in front (`/v1`, `/api/v4`) is no part of a path. Terms stay encoded as they came.
 */
const RULES: readonly Rule[] = [
  {
    pattern: /^\/gifs\/(?<id>[^/]+)\/related\/(?<page>\d+)$/,
    path: ({ id, page }) => `/gifs/${id}/related/page/${page}`,
  },
  {
    pattern: /^\/stickers\/search(?:\/(?<term>[^/]+?)(?:\/(?<page>\d+))?)?$/,
    path: ({ term, page }, query) => `${STICKERS}/search${segment(term ?? termOf(query))}${pageOf(page, query)}`,
  },
  {
    pattern: /^\/stickers\/trending(?:\/(?<page>\d+))?$/,
    path: ({ page }, query) => `${STICKERS}/trending${pageOf(page, query)}`,
  },
  { pattern: /^\/search\/(?<term>[^/]+)\/(?<page>\d+)$/, path: ({ term, page }) => `/search/${term}/page/${page}` },
  {
    pattern: /^\/channels?\/(?<slug>[^/]+)\/search(?:\/(?<term>[^/]+))?$/,
    path: ({ slug, term }, query) =>
      `/channel/${slug}/search${segment(term ?? termOf(query))}${pageOf(undefined, query)}`,
  },
  {
    pattern: /^\/channels\/(?!search$)(?<slug>[^/]+)(?:\/feed)?$/,
    path: ({ slug }, query) => `/channels/${slug}/page/${feedPage(query)}`,
  },
];

/** The page that an address stands for; relative ones need `base`. Undefined for what is no web address. */
export function pagePath(address: string, base?: string): PagePath | undefined {
  const url = parse(address, base);
  if (!url) return undefined;
  const { pathname } = url;
  if (/^\/embed(\/|$)/.test(pathname)) return { path: pathname, mode: 'embed' };
  const plain = pathname.replace(/^\/(api\/)?v\d+(?=\/)/, '').replace(/(?<=.)\/$/, '');
  for (const { pattern, path } of RULES) {
    const match = pattern.exec(plain);
    if (match) return { path: path(match.groups ?? {}, url.searchParams), mode: 'page' };
  }
  return { path: pathname, mode: 'page' };
}

function parse(address: string, base: string | undefined): URL | undefined {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

const segment = (text: string) => (text ? `/${text}` : '');
const termOf = (query: URLSearchParams) => encodeURIComponent(query.get('q') ?? '');

/** From the path, else from the parameter; a page that is no number is none. */
function pageOf(page: string | undefined, query: URLSearchParams): string {
  const asked = page ?? query.get('page') ?? '';
  return /^\d+$/.test(asked) ? `/page/${asked}` : '';
}

function feedPage(query: URLSearchParams): number {
  return Math.floor(whole(query, 'offset', 0) / (whole(query, 'limit', FEED_LIMIT) || FEED_LIMIT)) + 1;
}

function whole(query: URLSearchParams, name: string, absent: number): number {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : absent;
}
