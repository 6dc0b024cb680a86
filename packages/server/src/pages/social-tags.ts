import { gifTitle, type Html, html, renderSocialTags as renderCards } from '@zoetrope/embed';
import { altText, type Gif, gifPageUrl, type Provider } from '@zoetrope/model';
import { oembedAddress } from './oembed.ts';

/** Cards and previews of other sites (Open Graph, Twitter), and where the oEmbed answer is. */
export function renderSocialTags(gif: Gif, provider: Provider): Html {
  const page = gifPageUrl(gif, provider);
  return html`<meta name="description" content="${altText(gif)}">
<link rel="canonical" href="${page}">
<link rel="alternate" type="application/json+oembed" href="${oembedAddress(page, provider)}" title="${gifTitle(gif)}">
<link rel="alternate" type="text/xml+oembed" href="${oembedAddress(page, provider, 'xml')}" title="${gifTitle(gif)}">
${renderCards(gif, provider)}`;
}
