import { altText, bestVideoAsset, type Gif, EMBED_CODE_SIZE as SIDE } from '@zoetrope/model';
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
  /** Whether there is a still to pause on; a clip has its own controls. */
  readonly pausable: boolean;
}

/** What a GIF shows: its clip, else its picture, else its words. */
export function renderMedia(gif: Gif, options: Pick<EmbedPageOptions, 'client' | 'nonce'> = {}): Media {
  const start = renderStart(options);
  const label = altText(gif);
  const files = mediaFiles(gif);
  const asset = bestVideoAsset(gif.video, { width: SIDE, height: SIDE });
  if (asset) {
    const picture = files?.still ?? files?.moving;
    const rest = Object.entries(gif.video?.assets ?? {}).filter(([, each]) => each?.url !== asset.url);
    const other = bestVideoAsset({ ...gif.video, assets: Object.fromEntries(rest) }, { width: SIDE, height: SIDE });
    const clip = { gif, asset, other, label, poster: picture?.webp ?? picture?.url };
    return {
      kind: 'clip',
      markup: renderClip({ ...clip, start, client: options.client !== undefined }),
      pausable: false,
    };
  }
  if (files) {
    return {
      kind: gif.is_sticker ? 'sticker' : 'gif',
      markup: html`${renderPicture({ files, alt: label, movesByStyle: true })}${start}`,
      pausable: files.still !== undefined,
    };
  }
  return { kind: 'none', markup: html`<p class="media missing">${label}</p>${start}`, pausable: false };
}
