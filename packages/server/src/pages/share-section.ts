import { type Html, html } from '@zoetrope/embed';
import { type Gif, type Provider, shareLinks } from '@zoetrope/model';

/** The five share targets of spec §4: three sites as plain links, link and embed code as fields to copy from. */
export function renderShare(gif: Gif, provider: Provider): Html {
  const { twitter, facebook, pinterest, link, embed } = shareLinks(gif, provider);
  const site = (name: string, href: string) =>
    html`<a href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`;
  return html`<section class="share" aria-labelledby="share"><h2 id="share">Share</h2>
<p class="sites">${site('Twitter', twitter.href)}${site('Facebook', facebook.href)}${site('Pinterest', pinterest.href)}</p>
<label>Link<input readonly value="${link.text}"></label>
<label>Embed code<textarea readonly rows="4">${embed.text}</textarea></label></section>`;
}
