import { gifTitle, type Html, html, mediaFiles } from '@zoetrope/embed';
import { altText, type Gif, gifPageUrl, type Provider, renditionUrl } from '@zoetrope/model';
import { oembedAddress } from './oembed.ts';

/** Cards and previews of other sites (Open Graph, Twitter), and where the oEmbed answer is. */
export function renderSocialTags(gif: Gif, provider: Provider): Html {
  const page = gifPageUrl(gif, provider);
  const title = gifTitle(gif);
  const files = mediaFiles(gif);
  const mp4 = renditionUrl(gif.images, 'original', { format: 'mp4' });
  const width = String(files?.width ?? 0);
  const height = String(files?.height ?? 0);
  return html`<meta name="description" content="${altText(gif)}">
<link rel="canonical" href="${page}">
<link rel="alternate" type="application/json+oembed" href="${oembedAddress(page, provider)}" title="${title}">
${[
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
        property('og:video:type', 'video/mp4'),
        property('og:video:width', width),
        property('og:video:height', height),
      ]),
  named('twitter:card', 'player'),
  named('twitter:title', title),
  named('twitter:player', `${provider.embedUrl}/${gif.id}/twitter/iframe`),
  named('twitter:player:width', '480'),
  named('twitter:player:height', '480'),
  files && named('twitter:image', files.still?.url ?? files.moving.url),
  files && named('twitter:image:alt', altText(gif)),
]}`;
}

function property(name: string, content: string): Html {
  return html`<meta property="${name}" content="${content}">\n`;
}

function named(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}">\n`;
}
