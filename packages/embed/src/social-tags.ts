import {
  altText,
  bestVideoAsset,
  EMBED_CODE_SIZE,
  type Gif,
  gifPageUrl,
  type Provider,
  renditionUrl,
  safeUrl,
} from '@zoetrope/model';
import { attributionName } from '@zoetrope/model/creator';
import { mediaFiles } from './card/media-files.ts';
import { frameSize } from './frame-size.ts';
import { gifTitle } from './gif-title.ts';
import { type Html, html } from './html.ts';

const MP4 = 'video/mp4';

/** A file that a preview references. */
interface CardFile {
  readonly url: string;
  readonly type?: string | undefined;
  readonly alt?: string | undefined;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  /** Pixels; 0 if unknown. */
  readonly height: number;
}

/**
 * Renders the meta tags from which other sites create link previews: Open Graph with the video and the player,
 * Twitter's player card with its own embed page, and the author, if attribution is shown. The video file precedes the
 * player, because some sites use only the first `og:video`.
 *
 * @example
 * html`<head>${renderSocialTags(gif, provider)}</head>`;
 */
export function renderSocialTags(gif: Gif, provider: Provider): Html {
  const title = gifTitle(gif);
  const alt = altText(gif);
  const { animated, still, width = 0, height = 0 } = mediaFiles(gif) ?? {};
  const images = [animated?.url, still?.url].filter((url) => url !== undefined);
  const video = videoOf(gif, { width, height });
  const size = frameSize(gif);
  const frame = `${provider.embedUrl}/${encodeURIComponent(gif.id)}`;
  const player = safeUrl(`${frame}/twitter/iframe`);
  const picture = still?.url ?? animated?.url;
  const author = attributionName(gif.user);
  return html`${[
    author !== undefined && named('author', author),
    property('og:site_name', provider.name),
    property('og:type', 'video.other'),
    property('og:title', title),
    property('og:description', alt),
    property('og:url', gifPageUrl(gif, provider)),
    ...images.map((url) => file('og:image', { url, alt, width, height })),
    video && file('og:video', video),
    safeUrl(frame) && file('og:video', { url: frame, type: 'text/html', ...size }),
    named('twitter:card', player === undefined ? 'summary_large_image' : 'player'),
    named('twitter:title', title),
    named('twitter:description', alt),
    player && [
      named('twitter:player', player),
      named('twitter:player:width', String(size.width)),
      named('twitter:player:height', String(size.height)),
      video && [named('twitter:player:stream', video.url), named('twitter:player:stream:content_type', MP4)],
    ],
    picture && [named('twitter:image', picture), named('twitter:image:alt', alt)],
  ]}`;
}

/** The clip, otherwise the GIF as a video file. */
function videoOf(gif: Gif, size: Pick<CardFile, 'width' | 'height'>): CardFile | undefined {
  const asset = bestVideoAsset(gif.video, { width: EMBED_CODE_SIZE, height: EMBED_CODE_SIZE });
  if (asset) return { url: asset.url, type: MP4, width: asset.width, height: asset.height };
  const url = renditionUrl(gif.images, 'original', { format: 'mp4' });
  return url === undefined ? undefined : { url, type: MP4, ...size };
}

function file(name: string, { url, type, alt, width, height }: CardFile): readonly Html[] {
  return [
    property(name, url),
    ...(url.startsWith('https:') ? [property(`${name}:secure_url`, url)] : []),
    ...(type === undefined ? [] : [property(`${name}:type`, type)]),
    ...(width > 0 && height > 0
      ? [property(`${name}:width`, String(width)), property(`${name}:height`, String(height))]
      : []),
    ...(alt === undefined ? [] : [property(`${name}:alt`, alt)]),
  ];
}

function property(name: string, content: string): Html {
  return html`<meta property="${name}" content="${content}">\n`;
}

function named(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}">\n`;
}
