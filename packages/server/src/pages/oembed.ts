import { gifTitle, mediaFiles } from '@zoetrope/embed';
import {
  aspectRatio,
  EMBED_CODE_SIZE,
  embedFrame,
  type Gif,
  isGifId,
  MOVING_RENDITIONS,
  type Provider,
  renditionUrl,
  safeUrl,
} from '@zoetrope/model';
import { attributionName } from '@zoetrope/model/creator';

export interface OembedLimits {
  /** CSS pixels. */
  readonly maxwidth?: number | undefined;
  /** CSS pixels. */
  readonly maxheight?: number | undefined;
}

/** Where the oEmbed answer for a page is found. */
export function oembedAddress(
  page: string,
  { siteUrl }: Pick<Provider, 'siteUrl'>,
  format: 'json' | 'xml' = 'json',
): string {
  return `${siteUrl}/services/oembed?${new URLSearchParams({ url: page, format })}`;
}

/** The id in the address of a GIF's page, embed page or media file on `origin`; undefined for any other address. */
export function gifIdOf(address: string, origin: string): string | undefined {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return undefined;
  const [, id] = /^\/(?:gifs|embed|media)\/([^/]+)(?:\/|$)/.exec(new URL(address).pathname) ?? [];
  return isGifId(id) ? id : undefined;
}

/** The answer of oEmbed 1.0 for a GIF: its embed page in a frame of the GIF's own proportions (ruling 14). */
export function oembed(gif: Gif, provider: Provider, limits: OembedLimits) {
  const { maxwidth = EMBED_CODE_SIZE, maxheight = EMBED_CODE_SIZE } = limits;
  const { width, height } = frameSize(
    ratioOf(gif),
    Math.min(maxwidth, EMBED_CODE_SIZE),
    Math.min(maxheight, EMBED_CODE_SIZE),
  );
  const author = attributionName(gif.user);
  const profile = safeUrl(gif.user?.profile_url);
  const title = gifTitle(gif);
  return {
    version: '1.0',
    type: 'video',
    title,
    ...(author === undefined ? {} : { author_name: author }),
    ...(author === undefined || profile === undefined ? {} : { author_url: profile }),
    provider_name: provider.name,
    provider_url: provider.siteUrl,
    cache_age: 86_400,
    ...thumbnail(gif, limits),
    html: embedFrame(gif, provider, { width, height }),
    width,
    height,
  };
}

/** Of the largest rendition, since the smaller ones are rounded more. */
function ratioOf(gif: Gif): number {
  const { width = 0, height = 0 } = mediaFiles(gif) ?? {};
  return width > 0 && height > 0 ? width / height : aspectRatio(gif);
}

/** The largest whole-pixel size of these proportions in a box. */
function frameSize(ratio: number, maxwidth: number, maxheight: number): { width: number; height: number } {
  const width = Math.min(maxwidth, maxheight * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}

/** The largest still within the limits; its three fields come together or not at all. */
function thumbnail(
  gif: Gif,
  { maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY }: OembedLimits,
) {
  for (const name of MOVING_RENDITIONS) {
    const { width = 0, height = 0 } = gif.images?.[`${name}_still`] ?? {};
    const url = renditionUrl(gif.images, name, { still: true });
    if (url !== undefined && width > 0 && width <= maxwidth && height > 0 && height <= maxheight) {
      return { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height };
    }
  }
  return {};
}
