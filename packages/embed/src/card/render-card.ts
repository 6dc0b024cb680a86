import { type Gif, gifPageUrl, safeUrl } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { type Html, html } from '../html.ts';
import { renderAttribution } from './render-attribution.ts';
import { renderMedia } from './render-media.ts';
import { renderPause } from './render-pause.ts';

/** The card of spec §2: the media, and over it what hover, focus or touch reveals. */
export function renderCard(gif: Gif, { provider, pauseButton = 'hover' }: EmbedPageOptions): Html {
  const media = renderMedia(gif);
  const page = gifPageUrl(gif, provider);
  const site = safeUrl(provider.siteUrl);
  const logo = safeUrl(provider.logoUrl);
  const mark = logo !== undefined && html`<img src="${logo}" alt="${provider.name}" height="28">`;
  return html`<main class="card" data-zoetrope-kind="${media.kind}" data-zoetrope-pause="${pauseButton}">
${media.markup}
<div class="shade"></div>
<header class="header">${mark !== false && site !== undefined ? html`<a class="logo" href="${site}" target="_blank" rel="noopener">${mark}</a>` : mark}</header>
${media.pausable && renderPause()}
<footer class="footer">${renderAttribution(gif)}<a class="continue" href="${page}" target="_blank" rel="noopener"><span class="on-desktop">Continue Watching on</span><span class="on-mobile">View on</span> ${provider.name}</a></footer>
</main>`;
}
