/** The virtual page that a page view is counted under. Many URLs of a site map to one page. */
export interface PagePath {
  readonly path: string;
  /** Pages embedded in other sites are counted separately. */
  readonly mode: 'page' | 'embed';
}

interface Rule {
  /** Matches the whole path without its trailing slash. `path` receives its named groups. */
  readonly pattern: RegExp;
  readonly path: (groups: Readonly<Record<string, string | undefined>>, query: URLSearchParams) => string;
}

/** Spec §9: page size of a channel's feed if the URL has no `limit`. */
const FEED_LIMIT = 25;
const STICKERS = '/create/gifmaker/decorate/stickers';

const VERSION_PREFIX = /^\/(api\/)?v\d+(?=\/)/;
const TRAILING_SLASH = /(?<=.)\/$/;

/**
 * Spec §2, "Virtual page paths". The first matching rule applies. API requests have the same paths behind a version
 * (`/v1`, `/api/v4`), which is removed. Search terms stay URL-encoded.
 */
const RULES: readonly Rule[] = [
  {
    pattern: /^\/gifs\/(?<id>[^/]+)\/related\/(?<page>\d+)$/,
    path: ({ id, page }) => `/gifs/${id}/related/page/${page}`,
  },
  {
    pattern: /^\/stickers\/search(?:\/(?<term>[^/]+?)(?:\/(?<page>\d+))?)?$/,
    path: ({ term, page }, query) => `${STICKERS}/search${segment(term ?? getTerm(query))}${pageSegment(page, query)}`,
  },
  {
    pattern: /^\/stickers\/trending(?:\/(?<page>\d+))?$/,
    path: ({ page }, query) => `${STICKERS}/trending${pageSegment(page, query)}`,
  },
  { pattern: /^\/search\/(?<term>[^/]+)\/(?<page>\d+)$/, path: ({ term, page }) => `/search/${term}/page/${page}` },
  {
    pattern: /^\/channels?\/(?<slug>[^/]+)\/search(?:\/(?<term>[^/]+))?$/,
    path: ({ slug, term }, query) =>
      `/channel/${slug}/search${segment(term ?? getTerm(query))}${pageSegment(undefined, query)}`,
  },
  {
    pattern: /^\/channels\/(?!search$)(?<slug>[^/]+)(?:\/feed)?$/,
    path: ({ slug }, query) => `/channels/${slug}/page/${feedPage(query)}`,
  },
];

/**
 * Returns the virtual page of a URL, or undefined if it is not a valid http(s) URL. Relative URLs need a `base`.
 *
 * @example
 * pagePath('/search/cats/2', 'https://gifs.example'); // { path: '/search/cats/page/2', mode: 'page' }
 */
export function pagePath(url: string, base?: string): PagePath | undefined {
  const parsed = parse(url, base);
  if (!parsed) return undefined;
  const { pathname, searchParams } = parsed;
  if (/^\/embed(\/|$)/.test(pathname)) return { path: pathname, mode: 'embed' };
  const normalized = pathname.replace(VERSION_PREFIX, '').replace(TRAILING_SLASH, '');
  for (const { pattern, path } of RULES) {
    const match = pattern.exec(normalized);
    if (match) return { path: path(match.groups ?? {}, searchParams), mode: 'page' };
  }
  return { path: pathname, mode: 'page' };
}

function parse(text: string, base: string | undefined): URL | undefined {
  try {
    const url = new URL(text, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

const segment = (text: string) => (text === '' ? '' : `/${text}`);
const getTerm = (query: URLSearchParams) => encodeURIComponent(query.get('q') ?? '');

/** The number from the path or from the parameter `page`. Returns an empty text if it is not a number. */
function pageSegment(page: string | undefined, query: URLSearchParams): string {
  const number = page ?? query.get('page') ?? '';
  return /^\d+$/.test(number) ? `/page/${number}` : '';
}

function feedPage(query: URLSearchParams): number {
  const offset = readInteger(query, 'offset') ?? 0;
  // A limit of 0 counts as absent.
  const limit = readInteger(query, 'limit') || FEED_LIMIT;
  return Math.floor(offset / limit) + 1;
}

function readInteger(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
