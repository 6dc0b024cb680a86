import { altText, type DescribedGif } from './alt-text.ts';
import { escapeHtml } from './escape-html.ts';
import type { Gif } from './gif.ts';
import type { Provider } from './provider.ts';

export interface EmbedFrameOptions {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** The frame's accessible name. @default the GIF's alt text */
  readonly title?: string | undefined;
}

/** The frame that holds a GIF's embed page. Every value is escaped: titles and URLs come from outside. */
export function embedFrame(
  gif: DescribedGif & Pick<Gif, 'id'>,
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
