import type { CatalogueItem } from '@zoetrope/catalogue';
import type { VideoFormat } from './media-format.ts';
import type { MediaRendition } from './rendition-size.ts';

/** The file name of the MP4 that an item has of a rendition. */
export function storedMp4({ mp4 = {} }: Pick<CatalogueItem, 'mp4'>, rendition: MediaRendition): string | undefined {
  const name = rendition === 'original_mp4' ? 'original' : rendition;
  return Object.hasOwn(mp4, name) ? mp4[name] : undefined;
}

type VideoItem = Pick<CatalogueItem, 'mp4' | 'master' | 'frames' | 'kind'>;

/**
 * The name of the file from which the videos of an item are encoded. Without an MP4, only a WebM can be made: the item
 * may be transparent. Animated texts have no videos.
 */
export function videoSource(item: VideoItem, format: VideoFormat): string | undefined {
  const mp4 = storedMp4(item, 'original');
  if (mp4 !== undefined) return mp4;
  const isAnimation = item.frames > 1 && item.kind !== 'text';
  return format === 'webm' && isAnimation ? item.master : undefined;
}
