import { type FrameLimits, frameSize, gifTitle } from '@zoetrope/embed';
import {
  ANIMATED_RENDITIONS,
  embedFrame,
  type Gif,
  isGifId,
  type Provider,
  renditionUrl,
  safeUrl,
} from '@zoetrope/model';
import { attributionName } from '@zoetrope/model/creator';
import { parseWebUrl } from '../http/parse-url.ts';
import { pathBelow } from '../http/site-url.ts';

export interface OembedOptions extends FrameLimits {
  /** Requested type of the response. Default: `video`. */
  readonly type?: 'video' | 'photo' | undefined;
}

/** The URL of the oEmbed response for a page. */
export function oembedUrl(
  page: string,
  { siteUrl }: Pick<Provider, 'siteUrl'>,
  format: 'json' | 'xml' = 'json',
): string {
  return `${siteUrl}/services/oembed?${new URLSearchParams({ url: page, format })}`;
}

/** The id in the URL of a GIF page, embed page or media file at `siteUrl`. Undefined for other URLs. */
export function gifIdOf(url: string, siteUrl: string): string | undefined {
  // Consumers store links with both schemes, and a proxy may hide the viewer's.
  const parsed = parseWebUrl(url);
  const path = parsed && pathBelow(siteUrl, parsed);
  if (path === undefined) return undefined;
  const [, id] = /^\/(?:gifs|embed|media)\/([^/]+)(?:\/|$)/.exec(path) ?? [];
  return isGifId(id) ? id : undefined;
}

/**
 * The oEmbed 1.0 response for a GIF: its embed page in a frame with the GIF's aspect ratio. As a photo: the
 * animated file itself, without creator and pause button; if no file is within the limits, the frame.
 */
export function oembed(gif: Gif, provider: Provider, { type = 'video', ...limits }: OembedOptions) {
  const author = attributionName(gif.user);
  const profile = safeUrl(gif.user?.profile_url);
  const photo = type === 'photo' ? largestFile(gif, limits) : undefined;
  return {
    version: '1.0',
    type: photo ? 'photo' : 'video',
    title: gifTitle(gif),
    ...(author === undefined ? {} : { author_name: author }),
    ...(author === undefined || profile === undefined ? {} : { author_url: profile }),
    provider_name: provider.name,
    provider_url: provider.siteUrl,
    cache_age: 86_400,
    ...thumbnail(gif, limits),
    ...(photo ?? frame(gif, provider, limits)),
  };
}

function frame(gif: Gif, provider: Provider, limits: FrameLimits) {
  const size = frameSize(gif, limits);
  return { html: embedFrame(gif, provider, size), ...size };
}

/** All three fields or none. */
function thumbnail(gif: Gif, limits: FrameLimits) {
  const still = largestFile(gif, { ...limits, still: true });
  return still && { thumbnail_url: still.url, thumbnail_width: still.width, thumbnail_height: still.height };
}

interface FileLimits extends FrameLimits {
  /** Default: false. */
  readonly still?: boolean;
}

/** The largest rendition within the limits. */
function largestFile(gif: Gif, limits: FileLimits) {
  const { maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY, still = false } = limits;
  for (const name of ANIMATED_RENDITIONS) {
    const { width = 0, height = 0 } = gif.images?.[still ? (`${name}_still` as const) : name] ?? {};
    const url = renditionUrl(gif.images, name, { still });
    if (url !== undefined && width > 0 && width <= maxwidth && height > 0 && height <= maxheight) {
      return { url, width, height };
    }
  }
  return undefined;
}
