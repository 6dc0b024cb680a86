import { altText, type Gif, gifPageUrl, type Provider, renditionUrl, safeUrl } from '@zoetrope/model';
import { mediaFiles } from './card/media-files.ts';
import { gifTitle } from './gif-title.ts';
import { type Html, html } from './html.ts';

/** Sides of the player in a card, as of the embed code (spec §9). Pixels. */
const PLAYER_SIZE = '480';

/** How other sites show a link to the GIF: Open Graph, and the player card of Twitter with its own embed page (ruling 13). */
export function renderSocialTags(gif: Gif, provider: Provider): Html {
  const page = gifPageUrl(gif, provider);
  const title = gifTitle(gif);
  const files = mediaFiles(gif);
  const mp4 = renditionUrl(gif.images, 'original', { format: 'mp4' });
  const frame = `${provider.embedUrl}/${encodeURIComponent(gif.id)}`;
  const player = safeUrl(`${frame}/twitter/iframe`);
  const width = String(files?.width ?? 0);
  const height = String(files?.height ?? 0);
  const image = files?.still?.url ?? files?.moving.url;
  return html`${[
    property('og:site_name', provider.name),
    property('og:type', 'video.other'),
    property('og:title', title),
    property('og:url', page),
    ...(files
      ? [
          property('og:image', files.moving.url),
          property('og:image:width', width),
          property('og:image:height', height),
          property('og:image:alt', altText(gif)),
        ]
      : []),
    ...(mp4 === undefined
      ? []
      : [
          property('og:video', mp4),
          property('og:video:secure_url', mp4),
          property('og:video:type', 'video/mp4'),
          property('og:video:width', width),
          property('og:video:height', height),
        ]),
    named('twitter:card', player === undefined ? 'summary_large_image' : 'player'),
    named('twitter:title', title),
    ...(player === undefined
      ? []
      : [
          named('twitter:player', player),
          named('twitter:player:width', PLAYER_SIZE),
          named('twitter:player:height', PLAYER_SIZE),
        ]),
    image !== undefined && named('twitter:image', image),
    image !== undefined && named('twitter:image:alt', altText(gif)),
  ]}`;
}

function property(name: string, content: string): Html {
  return html`<meta property="${name}" content="${content}">\n`;
}

function named(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}">\n`;
}
