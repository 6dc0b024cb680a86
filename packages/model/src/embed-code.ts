import { altText, type DescribedGif } from './alt-text.ts';
import type { Gif } from './gif.ts';
import { gifPageUrl } from './gif-page-url.ts';
import type { Provider } from './provider.ts';

/** Pixels of the frame on both sides; the page inside keeps the GIF's proportions (spec §9). */
export const EMBED_CODE_SIZE = 480;

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export interface EmbedCodeOptions {
  /** The frame's accessible name. @default the GIF's alt text */
  readonly title?: string | undefined;
}

/** HTML that shows a GIF on another site. Every value is escaped: titles and URLs come from outside. */
export function embedCode(
  gif: DescribedGif & Pick<Gif, 'id' | 'url'>,
  provider: Pick<Provider, 'embedUrl' | 'siteUrl' | 'name'>,
  { title = altText(gif) }: EmbedCodeOptions = {},
): string {
  const source = `${provider.embedUrl}/${encodeURIComponent(gif.id)}`;
  return (
    `<iframe src="${escapeHtml(source)}" width="${EMBED_CODE_SIZE}" height="${EMBED_CODE_SIZE}"` +
    ` title="${escapeHtml(title)}" style="max-width:100%;border:0" loading="lazy"` +
    ' allow="autoplay; fullscreen; clipboard-write; web-share; picture-in-picture"' +
    ' referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>' +
    `<p><a href="${escapeHtml(gifPageUrl(gif, provider))}">via ${escapeHtml(provider.name)}</a></p>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
