import { gifTitle, type Html, html, renderSocialTags as renderCards } from '@zoetrope/embed';
import { altText, type Gif, gifPageUrl, type Provider, renditionUrl } from '@zoetrope/model';
import { oembedUrl } from './oembed.ts';

/** Open Graph and Twitter cards, and links to oEmbed. */
export function renderSocialTags(gif: Gif, provider: Provider): Html {
  const page = gifPageUrl(gif, provider);
  return html`<meta name="description" content="${altText(gif)}">
<link rel="canonical" href="${page}">
<link rel="alternate" type="application/json+oembed" href="${oembedUrl(page, provider)}" title="${gifTitle(gif)}">
<link rel="alternate" type="text/xml+oembed" href="${oembedUrl(page, provider, 'xml')}" title="${gifTitle(gif)}">
${renderCards(gif, provider)}`;
}

export interface ChannelCard {
  readonly name: string;
  /** Undefined if the channel's author is not shown. */
  readonly author: string | undefined;
  readonly slug: string;
  readonly description: string;
  readonly url: string;
  /** Absolute. Default: the first GIF's picture. */
  readonly avatar: string | undefined;
  readonly gifs: readonly Gif[];
}

/** Open Graph and Twitter cards of a channel page. */
export function renderChannelTags(card: ChannelCard, provider: Provider): Html {
  const { name, author, slug, url, avatar, gifs } = card;
  const description = card.description || `GIFs of ${name} on ${provider.name}`;
  const image = avatar ?? firstPicture(gifs);
  return html`<meta name="description" content="${description}">
${author !== undefined && html`<meta name="author" content="${author}">\n`}<link rel="canonical" href="${url}">
<meta property="og:site_name" content="${provider.name}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="profile:username" content="${slug}">
${image !== undefined && html`<meta property="og:image" content="${image}">\n<meta property="og:image:alt" content="${name}">\n`}<meta name="twitter:card" content="summary">
<meta name="twitter:title" content="${name}">
<meta name="twitter:description" content="${description}">
${image !== undefined && html`<meta name="twitter:image" content="${image}">\n<meta name="twitter:image:alt" content="${name}">\n`}`;
}

function firstPicture(gifs: readonly Gif[]): string | undefined {
  for (const gif of gifs) {
    const url = renditionUrl(gif.images, 'original', { still: true }) ?? renditionUrl(gif.images, 'original');
    if (url !== undefined) return url;
  }
  return undefined;
}
