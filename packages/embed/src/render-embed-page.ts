import { type Gif, gifPageUrl, safeUrl } from '@zoetrope/model';
import { attributionName } from '@zoetrope/model/creator';
import { renderCard } from './card/render-card.ts';
import type { EmbedPageOptions } from './embed-page-options.ts';
import { gifTitle } from './gif-title.ts';
import { html, trustedHtml } from './html.ts';
import { EMBED_CSS } from './styles/embed-css.ts';

/**
 * The whole page of one GIF for a frame on another site. It needs no script: the media is in the HTML, and every
 * value from the GIF is escaped. Its only style sheet is `EMBED_CSS`, so that a policy can name it by its hash.
 */
export function renderEmbedPage(gif: Gif, options: EmbedPageOptions): string {
  const name = attributionName(gif.user);
  const title = name === undefined ? gifTitle(gif) : `${gifTitle(gif)} by ${name}`;
  const oembed = safeUrl(options.oembedUrl);
  const icon = safeUrl(options.provider.logoUrl);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex, indexifembedded">
${icon !== undefined && html`<link rel="icon" href="${icon}">\n`}<link rel="canonical" href="${gifPageUrl(gif, options.provider)}">
${oembed !== undefined && html`<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">\n`}<style>${trustedHtml(EMBED_CSS)}</style>
</head>
<body>
${renderCard(gif, options)}
</body>
</html>
`.markup;
}
