import type { StoredItem } from '../database/schema.ts';
import { isVideoFormat, type MediaFormat } from './media-format.ts';
import { fileSizeInPixels, hasFormat, isStill, type MediaRendition, type Size } from './rendition-size.ts';
import { storedMp4 } from './stored-mp4.ts';

/** The media files of items, for links in responses. */
export interface ItemFiles {
  /** The file of a rendition; undefined if it neither exists nor can be made. */
  readonly find: (item: StoredItem, rendition: MediaRendition, format: MediaFormat) => ItemFile | undefined;
}

export interface ItemFile extends Size {
  /** Its URL below the origin of the service. */
  readonly path: string;
  /** Bytes; 0 if it has not been made yet. */
  readonly bytes: number;
}

export interface ItemFilesOptions {
  /** Whether videos can be made. */
  readonly hasFfmpeg: boolean;
  /** The size in bytes of a rendition such as `fixed_width.gif`, if it has been made. */
  readonly fileSize: (id: string, file: string) => number | undefined;
}

/** The shorter side of an `hd` video. */
const HD_SIDE = 720;

export function createItemFiles({ hasFfmpeg, fileSize }: ItemFilesOptions): ItemFiles {
  /** Videos are made from a stored MP4: only opaque items have one. */
  function exists(item: StoredItem, rendition: MediaRendition, format: MediaFormat): boolean {
    if (!hasFormat(rendition, format)) return false;
    if (rendition === 'hd' && Math.min(item.width, item.height) < HD_SIDE) return false;
    if (!isVideoFormat(format)) return true;
    if (format === 'mp4' && storedMp4(item, rendition) !== undefined) return true;
    return hasFfmpeg && storedMp4(item, 'original') !== undefined;
  }

  return {
    find(item, rendition, format) {
      if (!exists(item, rendition, format)) return undefined;
      const file = `${rendition}.${format}`;
      const stored = storedFile(item, rendition, format);
      const storedSize = stored === undefined ? undefined : item.bytes[stored];
      const bytes = storedSize ?? fileSize(item.id, file) ?? 0;
      return { path: `/media/${item.id}/${file}`, bytes, ...fileSizeInPixels(rendition, format, item) };
    },
  };
}

/** The stored file that is served as a rendition: an MP4, or the master, which is the original WebP. */
function storedFile(item: StoredItem, rendition: MediaRendition, format: MediaFormat): string | undefined {
  if (format === 'mp4') return storedMp4(item, rendition);
  if (format !== 'webp' || isStill(rendition)) return undefined;
  return rendition === 'original' || rendition === 'downsized_large' ? item.master : undefined;
}
