import type { StoredItem } from '../../database/schema.ts';
import type { ItemFiles } from '../../media/item-files.ts';
import type { MediaFormat } from '../../media/media-format.ts';
import { isStill, type MediaRendition, renditionRule } from '../../media/rendition-size.ts';

interface FormatSource {
  readonly rendition: MediaRendition;
  readonly file: MediaFormat;
}

function source(rendition: MediaRendition, file: MediaFormat): FormatSource {
  return { rendition, file };
}

const OPAQUE: readonly (readonly [name: string, FormatSource])[] = [
  ['gif', source('original', 'gif')],
  ['mediumgif', source('downsized_large', 'gif')],
  ['tinygif', source('fixed_width', 'gif')],
  ['nanogif', source('fixed_height_small', 'gif')],
  ['mp4', source('original', 'mp4')],
  ['loopedmp4', source('looping', 'mp4')],
  ['tinymp4', source('fixed_width', 'mp4')],
  ['nanomp4', source('fixed_height_small', 'mp4')],
  ['webm', source('original', 'webm')],
  ['tinywebm', source('fixed_width', 'webm')],
  ['nanowebm', source('fixed_height_small', 'webm')],
  ['webp', source('original', 'webp')],
  ['mediumwebp', source('downsized_large', 'webp')],
  ['tinywebp', source('fixed_width', 'webp')],
  ['nanowebp', source('fixed_height_small', 'webp')],
  ['preview', source('original_still', 'gif')],
  ['gifpreview', source('original_still', 'gif')],
  ['tinygifpreview', source('fixed_width_still', 'gif')],
  ['nanogifpreview', source('fixed_height_small_still', 'gif')],
];

/** Of stickers, in addition. */
const TRANSPARENT: readonly (readonly [name: string, FormatSource])[] = [
  ['gif_transparent', source('original', 'gif')],
  ['tinygif_transparent', source('fixed_width', 'gif')],
  ['nanogif_transparent', source('fixed_height_small', 'gif')],
  ['webp_transparent', source('original', 'webp')],
  ['tinywebp_transparent', source('fixed_width', 'webp')],
  ['nanowebp_transparent', source('fixed_height_small', 'webp')],
  ['webppreview_transparent', source('original_still', 'webp')],
  ['tinywebppreview_transparent', source('fixed_width_still', 'webp')],
  ['nanowebppreview_transparent', source('fixed_height_small_still', 'webp')],
  ['png_transparent', source('original_still', 'png')],
  ['tinypng_transparent', source('fixed_width_still', 'png')],
  ['nanopng_transparent', source('fixed_height_small_still', 'png')],
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
export function tenorMedia(item: StoredItem, context: MediaContext): { readonly [name: string]: TenorMedia } {
  const sources = item.kind === 'sticker' ? ALL : OPAQUE;
  const media: { [name: string]: TenorMedia } = {};
  for (const [name, format] of sources) {
    const isRequested = context.formats?.has(name) ?? true;
    const found = isRequested ? toMedia(item, format, context) : undefined;
    if (found !== undefined) media[name] = found;
  }
  return media;
}

function toMedia(
  item: StoredItem,
  { rendition, file: format }: FormatSource,
  { origin, files }: MediaContext,
): TenorMedia | undefined {
  const file = files.find(item, rendition, format);
  if (file === undefined) return undefined;
  return {
    url: `${origin}${file.path}`,
    dims: [file.width, file.height],
    duration: durationOf(item, rendition),
    size: file.bytes,
    preview: '',
  };
}

function durationOf(item: StoredItem, rendition: MediaRendition): number {
  if (isStill(rendition)) return 0;
  return renditionRule(rendition).loopSeconds ?? item.duration_ms / 1000;
}
