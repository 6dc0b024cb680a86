import type { DescribedGif } from './alt-text.ts';
import { embedFrame } from './embed-frame.ts';
import { escapeHtml } from './escape-html.ts';
import type { Gif } from './gif.ts';
import { gifPageUrl } from './gif-page-url.ts';
import type { Provider } from './provider.ts';

/** Pixels of the frame on both sides; the page inside keeps the GIF's proportions (spec §9). */
export const EMBED_CODE_SIZE = 480;

export interface EmbedCodeOptions {
  /** The frame's accessible name. @default the GIF's alt text */
  readonly title?: string | undefined;
}

/** HTML that shows a GIF on another site. Every value is escaped: titles and URLs come from outside. */
export function embedCode(
  gif: DescribedGif & Pick<Gif, 'id' | 'url'>,
  provider: Pick<Provider, 'embedUrl' | 'siteUrl' | 'name'>,
  { title }: EmbedCodeOptions = {},
): string {
  const frame = embedFrame(gif, provider, { width: EMBED_CODE_SIZE, height: EMBED_CODE_SIZE, title });
  return `${frame}<p><a href="${escapeHtml(gifPageUrl(gif, provider))}">via ${escapeHtml(provider.name)}</a></p>`;
}
