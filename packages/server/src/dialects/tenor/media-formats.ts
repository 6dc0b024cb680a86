import type { RenditionName } from '@zoetrope/model';
import type { StoredItem } from '../../database/schema.ts';
import type { MediaFormat } from '../../media/media-path.ts';
import { isStill, renditionSize } from '../../media/rendition-size.ts';

interface FormatSource {
  readonly rendition: RenditionName;
  readonly file: MediaFormat;
}

function source(rendition: RenditionName, file: MediaFormat): FormatSource {
  return { rendition, file };
}

const OPAQUE: readonly (readonly [name: string, FormatSource])[] = [
  ['gif', source('original', 'gif')],
  ['mediumgif', source('downsized_large', 'gif')],
  ['tinygif', source('fixed_width', 'gif')],
  ['nanogif', source('fixed_height_small', 'gif')],
  ['mp4', source('original', 'mp4')],
  ['tinymp4', source('fixed_width', 'mp4')],
  ['nanomp4', source('fixed_height_small', 'mp4')],
  ['webp', source('original', 'webp')],
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
  /** The size of a rendition in bytes, if it exists. */
  readonly fileSize: (id: string, file: string) => number | undefined;
}

/** The media formats of an item. A format that the item does not have is missing. */
export function tenorMedia(item: StoredItem, context: MediaContext): { readonly [name: string]: TenorMedia } {
  const sources = item.kind === 'sticker' ? ALL : OPAQUE;
  const requested = sources.filter(([name]) => context.formats?.has(name) ?? true);
  const existing = requested.filter(([, { rendition, file }]) => file !== 'mp4' || item.mp4?.[rendition] !== undefined);
  return Object.fromEntries(existing.map(([name, format]) => [name, toMedia(item, format, context)]));
}

function toMedia(item: StoredItem, { rendition, file }: FormatSource, { origin, fileSize }: MediaContext): TenorMedia {
  const { width, height } = renditionSize(rendition, item);
  const name = `${rendition}.${file}`;
  return {
    url: `${origin}/media/${item.id}/${name}`,
    dims: [width, height],
    duration: isStill(rendition) ? 0 : item.duration_ms / 1000,
    size: storedSize(item, { rendition, file }) ?? fileSize(item.id, name) ?? 0,
    preview: '',
  };
}

/** The size of a file that is never made on demand: an mp4, or the master, which is the original WebP. */
function storedSize(item: StoredItem, { rendition, file }: FormatSource): number | undefined {
  const mp4 = item.mp4?.[rendition];
  if (file === 'mp4' && mp4 !== undefined) return item.bytes[mp4];
  return file === 'webp' && rendition === 'original' ? item.bytes[item.master] : undefined;
}
