import { type Gif, gifPageUrl, safeUrl } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { gifTitle } from '../gif-title.ts';
import { type Html, html } from '../html.ts';
import { renderStyle } from '../render-style.ts';
import { LATER_CSS } from '../styles/embed-css.ts';
import { renderWatch } from '../watch/render-watch.ts';
import { DOWN_ICON, SHARE_ICON } from './icons.ts';
import { renderAttribution } from './render-attribution.ts';
import { renderMedia } from './render-media.ts';
import { renderMoving } from './render-moving.ts';
import { renderPause } from './render-pause.ts';
import { renderSound } from './render-sound.ts';

/** The card of spec §2: the media, and over it what hover, focus or touch reveals. */
export function renderCard(
  gif: Gif,
  { provider, pauseButton = 'hover', clipIt = false, client, nonce }: EmbedPageOptions,
): Html {
  const media = renderMedia(gif, { client, nonce });
  const page = gifPageUrl(gif, provider);
  const site = safeUrl(provider.siteUrl);
  const logo = safeUrl(provider.logoUrl);
  const mark = logo !== undefined && html`<img src="${logo}" alt="${provider.name}" height="28" fetchpriority="low">`;
  const clip = media.kind === 'clip';
  return html`<main class="card" data-zoetrope-kind="${media.kind}" data-zoetrope-pause="${pauseButton}"${clipIt && html` data-zoetrope-cut-out`}>
<h1 class="hidden">${gifTitle(gif)}</h1>
<div class="ground"></div>
${media.markup}
${renderStyle(LATER_CSS, { nonce })}${renderMoving(gif, { nonce })}<div class="shade"></div>
<header class="header">${mark !== false && site !== undefined ? html`<a class="logo" href="${site}" target="_blank" rel="noopener">${mark}</a>` : mark}<div class="tools">${clip && client && renderSound()}${client && html`<a class="round more needs-script" href="#related" aria-label="Related Gifs" hidden>${DOWN_ICON}</a>`}<button class="round open-share" type="button" commandfor="share" command="show-modal" aria-haspopup="dialog" aria-label="Share">${SHARE_ICON}</button></div></header>
${(media.pausable || (clip && client !== undefined)) && renderPause({ needsScript: clip })}
${renderCallToAction(gif)}<footer class="footer">${renderAttribution(gif)}<div class="ways">${renderWatch(gif)}<a class="continue" href="${page}" target="_blank" rel="noopener"><span class="on-desktop">Continue Watching on</span><span class="on-mobile">View on</span> ${provider.name}</a></div></footer>
</main>`;
}

/** The owner's link, on phones (spec §2). */
function renderCallToAction({ cta }: Pick<Gif, 'cta'>): Html | undefined {
  const link = safeUrl(cta?.link);
  const text = cta?.text.trim();
  if (link === undefined || !text || !/^https?:/i.test(link)) return undefined;
  return html`<a class="cta" href="${link}" target="_blank" rel="noopener nofollow">${text}</a>\n`;
}
