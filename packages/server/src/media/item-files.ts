import type { StoredItem } from '../database/schema.ts';
import { isVideoFormat } from './media-format.ts';
import type { MediaFile } from './media-path.ts';
import { hasFormat, isStill } from './rendition-size.ts';
import { storedMp4, videoSource } from './stored-mp4.ts';

/** The media files of items, for links in responses. */
export interface ItemFiles {
  /**
   * Returns a function that finds the files of an item: undefined if a file neither exists nor can be made. `origin` is
   * the origin of this service, without a trailing slash.
   */
  readonly of: (item: StoredItem, origin: string) => FindFile;
}

export type FindFile = (file: MediaFile) => ItemFile | undefined;

export interface ItemFile {
  readonly url: string;
  /** Bytes; 0 if it has not been made yet. */
  readonly bytes: number;
}

export interface ItemFilesOptions {
  /** Whether videos can be made. */
  readonly hasFfmpeg: boolean;
  /** The sizes in bytes of the renditions of an item that have been made, such as `fixed_width.gif`. */
  readonly fileSizes: (id: string) => ReadonlyMap<string, number> | undefined;
}

/** The shorter side of an `hd` video. */
const HD_SIDE = 720;

export function createItemFiles({ hasFfmpeg, fileSizes }: ItemFilesOptions): ItemFiles {
  function exists(item: StoredItem, { rendition, format }: MediaFile): boolean {
    if (!hasFormat(rendition, format)) return false;
    if (rendition === 'hd' && Math.min(item.width, item.height) < HD_SIDE) return false;
    if (!isVideoFormat(format)) return true;
    if (format === 'mp4' && storedMp4(item, rendition) !== undefined) return true;
    return hasFfmpeg && videoSource(item, format) !== undefined;
  }

  return {
    of(item, origin) {
      const folder = `${origin}/media/${item.id}/`;
      const sizes = fileSizes(item.id);
      return (file) => {
        if (!exists(item, file)) return undefined;
        const stored = storedFile(item, file);
        const storedSize = stored === undefined ? undefined : item.bytes[stored];
        return { url: folder + file.name, bytes: storedSize ?? sizes?.get(file.name) ?? 0 };
      };
    },
  };
}

/** The stored file that is served as a rendition: an MP4, or the master, which is the original in its format. */
function storedFile(item: StoredItem, { rendition, format }: MediaFile): string | undefined {
  if (format === 'mp4') return storedMp4(item, rendition);
  if (!item.master.endsWith(`.${format}`) || isStill(rendition)) return undefined;
  return rendition === 'original' || rendition === 'downsized_large' ? item.master : undefined;
}
