import type { StoredItem } from '../../database/schema.ts';
import type { FindFile, ItemFiles } from '../../media/item-files.ts';
import { type MediaFile, mediaFile } from '../../media/media-path.ts';
import { fileSizeInPixels, isStill, type MediaRendition, renditionRule } from '../../media/rendition-size.ts';

const OPAQUE: readonly (readonly [name: string, MediaFile])[] = [
  ['gif', mediaFile('original', 'gif')],
  ['mediumgif', mediaFile('downsized_large', 'gif')],
  ['tinygif', mediaFile('fixed_width', 'gif')],
  ['nanogif', mediaFile('fixed_height_small', 'gif')],
  ['mp4', mediaFile('original', 'mp4')],
  ['loopedmp4', mediaFile('looping', 'mp4')],
  ['tinymp4', mediaFile('fixed_width', 'mp4')],
  ['nanomp4', mediaFile('fixed_height_small', 'mp4')],
  ['webm', mediaFile('original', 'webm')],
  ['tinywebm', mediaFile('fixed_width', 'webm')],
  ['nanowebm', mediaFile('fixed_height_small', 'webm')],
  ['webp', mediaFile('original', 'webp')],
  ['mediumwebp', mediaFile('downsized_large', 'webp')],
  ['tinywebp', mediaFile('fixed_width', 'webp')],
  ['nanowebp', mediaFile('fixed_height_small', 'webp')],
  ['preview', mediaFile('original_still', 'gif')],
  ['gifpreview', mediaFile('original_still', 'gif')],
  ['tinygifpreview', mediaFile('fixed_width_still', 'gif')],
  ['nanogifpreview', mediaFile('fixed_height_small_still', 'gif')],
];

/** Of stickers, in addition. */
const TRANSPARENT: readonly (readonly [name: string, MediaFile])[] = [
  ['gif_transparent', mediaFile('original', 'gif')],
  ['tinygif_transparent', mediaFile('fixed_width', 'gif')],
  ['nanogif_transparent', mediaFile('fixed_height_small', 'gif')],
  ['webp_transparent', mediaFile('original', 'webp')],
  ['tinywebp_transparent', mediaFile('fixed_width', 'webp')],
  ['nanowebp_transparent', mediaFile('fixed_height_small', 'webp')],
  ['webppreview_transparent', mediaFile('original_still', 'webp')],
  ['tinywebppreview_transparent', mediaFile('fixed_width_still', 'webp')],
  ['nanowebppreview_transparent', mediaFile('fixed_height_small_still', 'webp')],
  ['png_transparent', mediaFile('original_still', 'png')],
  ['tinypng_transparent', mediaFile('fixed_width_still', 'png')],
  ['nanopng_transparent', mediaFile('fixed_height_small_still', 'png')],
];

const ALL = [...OPAQUE, ...TRANSPARENT];

/** The names of all formats that this service sends. */
export const MEDIA_FORMATS: ReadonlySet<string> = new Set(ALL.map(([name]) => name));

export interface TenorMedia {
  readonly url: string;
  readonly dims: readonly [width: number, height: number];
  /** Seconds of one loop; 0 for stills. */
  readonly duration: number;
  /** Bytes; 0 if the file does not exist yet. */
  readonly size: number;
  readonly preview: '';
}

export interface MediaContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  /** The requested formats. Default: all. */
  readonly formats?: ReadonlySet<string> | undefined;
  readonly files: ItemFiles;
}

/** The media formats of an item. A format that the item does not have is missing. */
export function tenorMedia(
  item: StoredItem,
  { origin, formats, files }: MediaContext,
): { readonly [name: string]: TenorMedia } {
  const find = files.of(item, origin);
  const media: { [name: string]: TenorMedia } = {};
  for (const [name, file] of item.kind === 'sticker' ? ALL : OPAQUE) {
    const isRequested = formats?.has(name) ?? true;
    const found = isRequested ? toMedia(item, file, find) : undefined;
    if (found !== undefined) media[name] = found;
  }
  return media;
}

function toMedia(item: StoredItem, file: MediaFile, find: FindFile): TenorMedia | undefined {
  const found = find(file);
  if (found === undefined) return undefined;
  const { width, height } = fileSizeInPixels(file.rendition, file.format, item);
  return {
    url: found.url,
    dims: [width, height],
    duration: durationOf(item, file.rendition),
    size: found.bytes,
    preview: '',
  };
}

function durationOf(item: StoredItem, rendition: MediaRendition): number {
  if (isStill(rendition)) return 0;
  return renditionRule(rendition).loopSeconds ?? item.duration_ms / 1000;
}
