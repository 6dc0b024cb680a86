import { type AltTextSource, altText } from './alt-text.ts';
import { escapeHtml } from './escape-html.ts';
import type { Gif } from './gif.ts';
import type { Provider } from './provider.ts';

export interface EmbedFrameOptions {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** The iframe's accessible name. @default the alt text of the GIF */
  readonly title?: string | undefined;
}

/**
 * The HTML of an iframe with the embed page of a GIF. All values are escaped.
 *
 * @example
 * const html = embedFrame(gif, localProvider('https://gifs.example'), { width: 480, height: 270 });
 */
export function embedFrame(
  gif: AltTextSource & Pick<Gif, 'id'>,
  provider: Pick<Provider, 'embedUrl'>,
  { width, height, title = altText(gif) }: EmbedFrameOptions,
): string {
  const source = `${provider.embedUrl}/${encodeURIComponent(gif.id)}`;
  return (
    `<iframe src="${escapeHtml(source)}" width="${width}" height="${height}"` +
    ` title="${escapeHtml(title)}" style="max-width:100%;border:0" loading="lazy"` +
    ' allow="autoplay; fullscreen; clipboard-write; web-share; picture-in-picture"' +
    ' referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>'
  );
}
