import { createHash } from 'node:crypto';
import type { StoredItem } from '../../database/schema.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import type { ItemFiles } from '../../media/item-files.ts';
import type { MediaFormat } from '../../media/media-format.ts';
import type { MediaRendition } from '../../media/rendition-size.ts';

export interface KlipyFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Bytes; 0 if the file does not exist yet. */
  readonly size: number;
}

export type KlipySize = 'hd' | 'md' | 'sm' | 'xs';
type KlipyFiles = { readonly [format in MediaFormat]?: KlipyFile };

export interface KlipyItem {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly type: 'gif' | 'sticker' | 'clip';
  readonly tags: readonly string[];
  /** A data URI. */
  readonly blur_preview: string;
  readonly file: { readonly [size in KlipySize]: KlipyFiles };
}

export interface KlipyContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  readonly files: ItemFiles;
  /** The requested formats. Default: all. */
  readonly formats?: ReadonlySet<MediaFormat> | undefined;
}

/** A gray pixel: there are no blurred previews. */
const BLUR_PREVIEW = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** The animated and the still rendition of each size. */
const SIZES: readonly (readonly [KlipySize, MediaRendition, MediaRendition])[] = [
  ['hd', 'original', 'original_still'],
  ['md', 'downsized_large', 'downsized_large_still'],
  ['sm', 'fixed_width', 'fixed_width_still'],
  ['xs', 'fixed_height_small', 'fixed_height_small_still'],
];
const ANIMATED_FORMATS: readonly MediaFormat[] = ['gif', 'webp', 'mp4', 'webm'];

/** An item as KLIPY's API sends it. A format that the item does not have is missing. */
export function toKlipyItem({ item }: ItemWithChannel, context: KlipyContext): KlipyItem {
  const sizes = SIZES.map(([size, animated, still]) => [size, filesOf(item, { animated, still }, context)]);
  return {
    id: numberOf(item.id),
    slug: item.id,
    title: item.title,
    type: typeOf(item),
    tags: item.tags.map((tag) => (typeof tag === 'string' ? tag : tag.text)),
    blur_preview: BLUR_PREVIEW,
    file: Object.fromEntries(sizes),
  };
}

interface Renditions {
  readonly animated: MediaRendition;
  readonly still: MediaRendition;
}

function filesOf(item: StoredItem, { animated, still }: Renditions, context: KlipyContext): KlipyFiles {
  const found: { [format in MediaFormat]?: KlipyFile } = {};
  const add = (rendition: MediaRendition, format: MediaFormat) => {
    if (context.formats?.has(format) === false) return;
    const file = context.files.find(item, rendition, format);
    if (file === undefined) return;
    const { path, width, height, bytes } = file;
    found[format] = { url: `${context.origin}${path}`, width, height, size: bytes };
  };
  for (const format of ANIMATED_FORMATS) add(animated, format);
  add(still, 'jpg');
  const sound = context.formats?.has('mp4') === false ? undefined : clipFile(item, context.origin);
  return animated === 'original' && sound !== undefined ? { ...found, mp4: sound } : found;
}

/** The largest video with sound of a clip. Its size in bytes is not known. */
function clipFile({ id, video }: StoredItem, origin: string): KlipyFile | undefined {
  const [largest] = Object.entries(video?.assets ?? {}).sort(([, a], [, b]) => b.width - a.width);
  if (largest === undefined) return undefined;
  const [name, { width, height }] = largest;
  return { url: `${origin}/media/clip/${id}/${name}.mp4`, width, height, size: 0 };
}

function typeOf({ kind }: StoredItem): KlipyItem['type'] {
  if (kind === 'sticker') return 'sticker';
  return kind === 'video' ? 'clip' : 'gif';
}

/** A number that is the same for the same id. */
function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readUIntBE(0, 6);
}
