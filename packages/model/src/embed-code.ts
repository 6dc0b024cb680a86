import type { AltTextSource } from './alt-text.ts';
import { embedFrame } from './embed-frame.ts';
import { escapeHtml } from './escape-html.ts';
import type { Gif } from './gif.ts';
import { gifPageUrl } from './gif-page-url.ts';
import type { Provider } from './provider.ts';

/** Width and height of the iframe in pixels; the embed page letterboxes the GIF. */
export const EMBED_CODE_SIZE = 480;

export interface EmbedCodeOptions {
  /** The iframe's accessible name. @default the alt text of the GIF */
  readonly title?: string | undefined;
}

/**
 * HTML that embeds a GIF on another site: an iframe of 480 × 480 px and a link to its page. All values are escaped.
 *
 * @example
 * const html = embedCode(gif, localProvider('https://gifs.example'));
 */
export function embedCode(
  gif: AltTextSource & Pick<Gif, 'id' | 'url'>,
  provider: Pick<Provider, 'embedUrl' | 'siteUrl' | 'name'>,
  { title }: EmbedCodeOptions = {},
): string {
  const frame = embedFrame(gif, provider, { width: EMBED_CODE_SIZE, height: EMBED_CODE_SIZE, title });
  return `${frame}<p><a href="${escapeHtml(gifPageUrl(gif, provider))}">via ${escapeHtml(provider.name)}</a></p>`;
}
