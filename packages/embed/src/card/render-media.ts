import { altText, bestVideoAsset, EMBED_CODE_SIZE, type Gif } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { type Html, html } from '../html.ts';
import { renderStart } from '../render-start.ts';
import { mediaFiles } from './media-files.ts';
import { renderClip } from './render-clip.ts';
import { renderPicture } from './render-picture.ts';

export type MediaKind = 'gif' | 'sticker' | 'clip' | 'none';

export interface Media {
  readonly kind: MediaKind;
  readonly markup: Html;
  /** Whether a picture has a still to pause on. A clip has its own controls. */
  readonly pausable: boolean;
}

/** Renders the clip of a GIF, otherwise its picture, otherwise its text. */
export function renderMedia(gif: Gif, options: Pick<EmbedPageOptions, 'client' | 'nonce'> = {}): Media {
  const startScript = renderStart(options);
  const label = altText(gif);
  const files = mediaFiles(gif);
  const asset = bestVideoAsset(gif.video, { width: EMBED_CODE_SIZE, height: EMBED_CODE_SIZE });
  if (asset) {
    const picture = files?.still ?? files?.animated;
    const otherAssets = Object.entries(gif.video?.assets ?? {}).filter(([, other]) => other?.url !== asset.url);
    const otherVideo = { ...gif.video, assets: Object.fromEntries(otherAssets) };
    return {
      kind: 'clip',
      markup: renderClip({
        gif,
        asset,
        fallbackAsset: bestVideoAsset(otherVideo, { width: EMBED_CODE_SIZE, height: EMBED_CODE_SIZE }),
        label,
        poster: picture?.webp ?? picture?.url,
        startScript,
        hasClient: options.client !== undefined,
      }),
      pausable: false,
    };
  }
  if (files) {
    return {
      kind: gif.is_sticker ? 'sticker' : 'gif',
      markup: html`${renderPicture({ files, alt: label, animatesByStyle: true })}${startScript}`,
      pausable: files.still !== undefined,
    };
  }
  return { kind: 'none', markup: html`<p class="media missing">${label}</p>${startScript}`, pausable: false };
}
