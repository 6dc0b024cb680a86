import { type Gif, safeUrl, shareLinks } from '@zoetrope/model';
import { CLOSE_ICON } from '../card/icons.ts';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { type Html, html } from '../html.ts';

/**
 * The share menu (spec §2). Without a script the browser opens and closes it, and the sites are links. The client adds
 * the favorite button, copying, and windows of the right size. It has no form, because a sandbox may block forms,
 * including those with `method="dialog"`.
 */
export function renderShare(gif: Gif, { provider, reportUrl }: Pick<EmbedPageOptions, 'provider' | 'reportUrl'>): Html {
  const report = safeUrl(reportUrl);
  const { twitter, facebook, pinterest, link, embed } = shareLinks(gif, provider);
  const site = (name: string, { href }: { readonly href: string }) => {
    const safe = safeUrl(href);
    return (
      safe !== undefined &&
      html`<a class="target" href="${safe}" target="_blank" rel="noopener noreferrer" data-zoetrope-target="${name.toLowerCase()}">${name}</a>`
    );
  };
  return html`<dialog class="share" id="share" aria-labelledby="share-title" closedby="any">
<button class="round close" type="button" commandfor="share" command="close" aria-label="Close">${CLOSE_ICON}</button>
${report !== undefined && html`<a class="report" href="${report}" target="_blank" rel="noopener nofollow">Report this GIF</a>\n`}<h2 id="share-title">Share</h2>
<p class="targets"><button class="target favorite" type="button" aria-pressed="false" hidden>Favorite</button>${site('Twitter', twitter)}${site('Facebook', facebook)}${site('Pinterest', pinterest)}<button class="target native" type="button" hidden>More…</button></p>
${field('embed', 'Embed code', embed.text)}
${field('link', 'Link', link.text)}
<p class="share-status" role="status"></p>
</dialog>`;
}

function field(name: 'embed' | 'link', label: string, text: string): Html {
  return html`<div class="field"><label for="share-${name}">${label}</label><input id="share-${name}" readonly value="${text}"><button class="copy" type="button" data-zoetrope-copy="share-${name}" hidden>Copy<span class="hidden"> ${label}</span></button></div>`;
}
