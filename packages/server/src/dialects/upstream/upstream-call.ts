/** A call to proxy. Only what is listed here is sent to the provider. */
export interface UpstreamCall {
  /** Begins with the version; segments are percent-encoded. */
  readonly path: string;
  readonly query: { readonly [name: string]: string };
  /** Whether responses differ each time, so that they must not be cached. */
  readonly fresh: boolean;
  /** Whether the provider limits the rating of the results. */
  readonly isRated: boolean;
}

const PAGE = ['limit', 'offset'];
const RATED = [...PAGE, 'rating', 'country_code'];

/** The public reads and their parameters. Viewer ids and SDK names are not forwarded. */
const CALLS: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/v1\/(?:gifs|stickers|videos|clips|text)\/search$/, [...RATED, 'q', 'lang', 'sort', 'excludeDynamicResults']],
  [/^\/v1\/(?:gifs|stickers|videos|clips|text)\/trending$/, RATED],
  [/^\/v1\/(?:gifs|stickers|videos|clips|text)\/random$/, ['rating', 'tag', 'country_code']],
  [/^\/v1\/(?:gifs|stickers|clips)\/translate$/, ['rating', 's', 'weirdness', 'lang', 'country_code']],
  [/^\/v1\/(?:gifs|stickers|videos)\/related$/, [...RATED, 'gif_id']],
  [/^\/v1\/text\/animate$/, [...PAGE, 'm']],
  [/^\/v1\/gifs\/categories(?:\/[^/]+){0,2}$/, RATED],
  [/^\/v1\/gifs\/search\/tags$/, [...PAGE, 'q', 'lang']],
  [/^\/v1\/gifs$/, ['ids']],
  [/^\/v1\/gifs\/[^/]+(?:\/associations)?$/, []],
  [/^\/v1\/channels\/search$/, [...RATED, 'q']],
  [/^\/v1\/trending\/searches$/, []],
  [/^\/v1\/randomid$/, []],
  [/^\/v1\/tags\/related\/[^/]+$/, [...PAGE, 'score']],
  [/^\/v1\/emoji$/, RATED],
  [/^\/v2\/emoji(?:\/[^/]+\/variations)?$/, RATED],
];

/** The upstream call for a URL of this service. Undefined if it is not proxied. */
export function upstreamCall(url: string): UpstreamCall | undefined {
  const { pathname, searchParams } = new URL(url);
  const path = cleanPath(pathname);
  const [, parameters] = CALLS.find(([pattern]) => path !== undefined && pattern.test(path)) ?? [];
  if (path === undefined || parameters === undefined) return undefined;
  const query = parameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isFresh = path.endsWith('/random') || path.endsWith('/randomid');
  return { path, query: Object.fromEntries(query), fresh: isFresh, isRated: parameters.includes('rating') };
}

/** Decodes and encodes each segment, so that one segment cannot become several. */
function cleanPath(pathname: string): string | undefined {
  try {
    const segments = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent);
    if (segments.some((segment) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(segment))) return undefined;
    return segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}
