import { attributionName, type Gif, gifPageUrl, type Provider, safeUrl } from '@zoetrope/model';
import { renderCard } from './card/render-card.ts';
import { gifTitle } from './gif-title.ts';
import { html, trustedHtml } from './html.ts';
import { EMBED_CSS } from './styles/embed-css.ts';

export interface EmbedPageOptions {
  readonly provider: Pick<Provider, 'name' | 'logoUrl' | 'siteUrl'>;
  /** `always` for Twitter-style embeds, where a stop control must be in sight. @default 'hover' */
  readonly pauseButton?: 'hover' | 'always' | undefined;
  /** Where the oEmbed answer for this GIF is found. @default no discovery link */
  readonly oembedUrl?: string | undefined;
}

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
