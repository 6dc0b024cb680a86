import { altText, bestVideoAsset, EMBED_CODE_SIZE, type Gif } from '@zoetrope/model';
import { type Html, html } from '../html.ts';
import { mediaFiles } from './media-files.ts';
import { renderClip } from './render-clip.ts';
import { renderPicture } from './render-picture.ts';

export type MediaKind = 'gif' | 'sticker' | 'clip' | 'none';

export interface Media {
  readonly kind: MediaKind;
  readonly markup: Html;
  /** Whether there is a still to pause on; a clip has its own controls. */
  readonly pausable: boolean;
}

/** What a GIF shows: its clip, else its picture, else its words. */
export function renderMedia(gif: Gif): Media {
  const label = altText(gif);
  const files = mediaFiles(gif);
  const asset = bestVideoAsset(gif.video, EMBED_CODE_SIZE, EMBED_CODE_SIZE);
  if (asset) {
    const still = files?.still;
    return {
      kind: 'clip',
      markup: renderClip({ gif, asset, label, poster: still?.webp ?? still?.url }),
      pausable: false,
    };
  }
  if (files) {
    return {
      kind: gif.is_sticker ? 'sticker' : 'gif',
      markup: renderPicture({ files, alt: label }),
      pausable: files.still !== undefined,
    };
  }
  return { kind: 'none', markup: html`<p class="media missing">${label}</p>`, pausable: false };
}
