import {
  gifTitle,
  type Html,
  html,
  mediaFiles,
  renderAttribution,
  renderCaptionTracks,
  renderPause,
  renderPicture,
} from '@zoetrope/embed';
import { altText, bestVideoAsset, type Gif, localProvider, type Provider, shareLinks } from '@zoetrope/model';
import { parseWebUrl } from '../http/parse-url.ts';
import { basePathOf } from '../http/site-url.ts';
import { renderTiles } from './gif-tiles.ts';
import { listUrl } from './list-url.ts';
import { renderShell } from './page-shell.ts';
import type { Credits } from './page-source.ts';
import { renderSocialTags } from './social-tags.ts';

export interface GifPage {
  readonly gif: Gif;
  readonly credits: Credits | undefined;
  readonly related: readonly Gif[];
  readonly origin: string;
}

/** The page of one GIF: media, title, creator, credits, and ways to share it. */
export function renderGifPage({ gif, credits, related, origin }: GifPage): string {
  const base = basePathOf(origin);
  const provider = localProvider(origin);
  const title = gifTitle(gif);
  return renderShell({
    base,
    title: `${title} on ${provider.name}`,
    head: renderSocialTags(gif, provider),
    body: html`<article class="gif">
<div class="stage card"${gif.is_sticker && html` data-zoetrope-kind="sticker"`}>${renderStage(gif)}</div>
<div class="about"><h1>${title}</h1>
${renderAttribution(gif)}
${gif.tags.length > 0 && html`<ul class="tags" aria-label="Tags">${gif.tags.map((tag) => renderTag(tag, base))}</ul>`}
${credits && renderCredits(credits)}
${renderShare(gif, provider)}
<p class="soft"><a href="${base}/gifs/${gif.id}/report" rel="nofollow">Report this GIF</a></p></div>
</article>
${related.length > 0 && html`<section class="related" aria-labelledby="related"><h2 id="related">More like this</h2>${renderTiles(related, base)}</section>`}`,
  });
}

/** A clip has controls and sound; a GIF plays and can be paused. */
function renderStage(gif: Gif): Html {
  const files = mediaFiles(gif);
  const asset = bestVideoAsset(gif.video, { width: 1280, height: 720 });
  if (asset) {
    const picture = files?.still ?? files?.animated;
    const poster = picture && html` poster="${picture.webp ?? picture.url}"`;
    const size = asset.width > 0 && asset.height > 0 && html` width="${asset.width}" height="${asset.height}"`;
    return html`<video src="${asset.url}"${poster}${size} controls loop playsinline preload="metadata" aria-label="${altText(gif)}">${renderCaptionTracks(gif)}</video>`;
  }
  if (files === undefined) return html`<p class="missing">${altText(gif)}</p>`;
  return html`${renderPicture({ files, alt: altText(gif) })}${files.still && renderPause()}`;
}

function renderTag(tag: string, base: string): Html {
  return html`<li><a href="${listUrl({ base, q: tag })}">${tag}</a></li>`;
}

/** Many licenses require the name of the author and of the license. */
function renderCredits({ author, license, source = '' }: Credits): Html | undefined {
  const link = parseWebUrl(source) && html`<a href="${source}" rel="nofollow noopener noreferrer">${source}</a>`;
  const facts = [
    { name: 'Author', value: author },
    { name: 'License', value: license },
    { name: 'Source', value: link || source },
  ].filter(({ value }) => value);
  if (facts.length === 0) return undefined;
  return html`<dl class="credits">${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** The five share targets of spec §4: three links, and fields to copy the link and the embed code from. */
function renderShare(gif: Gif, provider: Provider): Html {
  const { twitter, facebook, pinterest, link, embed } = shareLinks(gif, provider);
  const site = (name: string, href: string) =>
    html`<a href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`;
  return html`<section class="share" aria-labelledby="share"><h2 id="share">Share</h2>
<p class="sites">${site('Twitter', twitter.href)}${site('Facebook', facebook.href)}${site('Pinterest', pinterest.href)}</p>
<label>Link<input readonly value="${link.text}"></label>
<label>Embed code<textarea readonly rows="4">${embed.text}</textarea></label></section>`;
}
