import { type Gif, gifPageUrl, safeUrl } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { gifTitle } from '../gif-title.ts';
import { type Html, html } from '../html.ts';
import { renderStyle } from '../render-style.ts';
import { CONTROLS_CSS } from '../styles/embed-css.ts';
import { renderWatch } from '../watch/render-watch.ts';
import { CHEVRON_DOWN_ICON, SHARE_ICON } from './icons.ts';
import { renderAnimatedStyle } from './render-animated-style.ts';
import { renderAttribution } from './render-attribution.ts';
import { renderMedia } from './render-media.ts';
import { renderPause } from './render-pause.ts';
import { renderSound } from './render-sound.ts';

/** The card (spec §2): the media, and the controls that hover, focus or touch reveal. */
export function renderCard(
  gif: Gif,
  { provider, pauseButton = 'hover', clipIt = false, client, nonce }: EmbedPageOptions,
): Html {
  const media = renderMedia(gif, { client, nonce });
  const page = gifPageUrl(gif, provider);
  const site = safeUrl(provider.siteUrl);
  const logo = safeUrl(provider.logoUrl);
  const logoImage =
    logo !== undefined && html`<img src="${logo}" alt="${provider.name}" height="28" fetchpriority="low">`;
  const isClip = media.kind === 'clip';
  return html`<main class="card" data-zoetrope-kind="${media.kind}" data-zoetrope-pause="${pauseButton}"${clipIt && html` data-zoetrope-cut-out`}>
<h1 class="hidden">${gifTitle(gif)}</h1>
<div class="backdrop"></div>
${media.markup}
${renderStyle(CONTROLS_CSS, { nonce })}${renderAnimatedStyle(gif, { nonce })}<div class="shade"></div>
<header class="header">${logoImage !== false && site !== undefined ? html`<a class="logo" href="${site}" target="_blank" rel="noopener">${logoImage}</a>` : logoImage}<div class="tools">${isClip && client && renderSound()}${client && html`<a class="round more needs-script" href="#related" aria-label="Related Gifs" hidden>${CHEVRON_DOWN_ICON}</a>`}<button class="round open-share" type="button" commandfor="share" command="show-modal" aria-haspopup="dialog" aria-label="Share">${SHARE_ICON}</button></div></header>
${(media.pausable || (isClip && client !== undefined)) && renderPause({ needsScript: isClip })}
${renderCallToAction(gif)}<footer class="footer">${renderAttribution(gif)}<div class="actions">${renderWatch(gif)}<a class="continue" href="${page}" target="_blank" rel="noopener"><span class="on-desktop">Continue Watching on</span><span class="on-mobile">View on</span> ${provider.name}</a></div></footer>
</main>`;
}

/** The call to action of the owner, on phones (spec §2). */
function renderCallToAction({ cta }: Pick<Gif, 'cta'>): Html | undefined {
  const link = safeUrl(cta?.link);
  const text = cta?.text.trim();
  if (link === undefined || !text || !isHttpUrl(link)) return undefined;
  return html`<a class="cta" href="${link}" target="_blank" rel="noopener nofollow">${text}</a>\n`;
}

/** Unlike `safeUrl`, rejects relative URLs. */
function isHttpUrl(url: string): boolean {
  const lower = url.toLowerCase();
  return lower.startsWith('https:') || lower.startsWith('http:');
}
