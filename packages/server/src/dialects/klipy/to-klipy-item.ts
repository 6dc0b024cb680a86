import { itemNumber } from '../../database/item-number.ts';
import type { StoredItem } from '../../database/schema.ts';
import { tagTexts } from '../../library/catalogue/item-rows.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import type { FindFile, ItemFiles } from '../../media/item-files.ts';
import type { ImageFormat, MediaFormat } from '../../media/media-format.ts';
import { type MediaFile, mediaFile } from '../../media/media-path.ts';
import { fileSizeInPixels, type MediaRendition } from '../../media/rendition-size.ts';
import type { KlipyKind } from './paths.ts';

export interface KlipyFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Bytes; 0 if the file does not exist yet. */
  readonly size: number;
}

export type KlipySize = 'hd' | 'md' | 'sm' | 'xs';
type KlipyFiles = { readonly [format in MediaFormat]?: KlipyFile };
type KlipySizes = { readonly [size in KlipySize]: KlipyFiles };
/** Clips of KLIPY have one size only, whose URLs are directly in `file`. */
type ClipUrls = { readonly [format in ClipFormat]?: string };

export interface KlipyItem {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly type: 'gif' | 'sticker' | 'clip' | 'static-meme';
  readonly tags: readonly string[];
  /** A data URI. */
  readonly blur_preview: string;
  readonly file: KlipySizes & ClipUrls;
  /** Of clips: the sizes of the files whose URLs are directly in `file`. */
  readonly file_meta?: { readonly [format in ClipFormat]?: Omit<KlipyFile, 'url'> } | undefined;
}

export interface KlipyContext {
  /** The content type in the path of the request. */
  readonly kind: KlipyKind;
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  readonly files: ItemFiles;
  /** The requested formats. Default: all. */
  readonly formats?: ReadonlySet<MediaFormat> | undefined;
  /** The preview of a blurhash, as a data URI. */
  readonly blurPreview: (blurhash: string | undefined) => string;
}

type FilesBySize = readonly (readonly [KlipySize, readonly MediaFile[]])[];

const GIF_FILES = filesBySize(['jpg']);
/** Of stickers and memes, which have a still with transparency. */
const STICKER_FILES = filesBySize(['jpg', 'png']);

/** The files of each size: animations, and a still in some formats. */
function filesBySize(stillFormats: readonly ImageFormat[]): FilesBySize {
  const files = (animated: MediaRendition, still: MediaRendition) => [
    ...(['gif', 'webp', 'mp4', 'webm'] as const).map((format) => mediaFile(animated, format)),
    ...stillFormats.map((format) => mediaFile(still, format)),
  ];
  return [
    ['hd', files('original', 'original_still')],
    ['md', files('downsized_large', 'downsized_large_still')],
    ['sm', files('fixed_width', 'fixed_width_still')],
    ['xs', files('fixed_height_small', 'fixed_height_small_still')],
  ];
}

/** An item as KLIPY's API sends it. A format that the item does not have is missing. */
export function toKlipyItem({ item }: ItemWithChannel, context: KlipyContext): KlipyItem {
  const find = context.files.of(item, context.origin);
  const type = typeOf(item, context.kind);
  const hasTransparentStill = type === 'sticker' || type === 'static-meme';
  const sizes = (hasTransparentStill ? STICKER_FILES : GIF_FILES).map(
    ([size, files]) => [size, filesOf(item, files, { formats: context.formats, find })] as const,
  );
  const file = withSound(item, Object.fromEntries(sizes) as KlipySizes, context);
  return {
    id: itemNumber(item.id),
    slug: item.id,
    title: item.title,
    type,
    tags: tagTexts(item),
    blur_preview: context.blurPreview(item.blurhash),
    ...(type === 'clip' ? clipFields(file) : { file }),
  };
}

const CLIP_FORMATS = ['mp4', 'gif', 'webp'] as const;
type ClipFormat = (typeof CLIP_FORMATS)[number];

/** The files of a clip by size, as those of other items, and its largest ones as KLIPY's clients read them. */
function clipFields(file: KlipySizes): Pick<KlipyItem, 'file' | 'file_meta'> {
  const largest = CLIP_FORMATS.flatMap((format) => {
    const { url, ...meta } = file.hd[format] ?? {};
    return url === undefined ? [] : [{ format, url, meta }];
  });
  return {
    file: { ...file, ...Object.fromEntries(largest.map(({ format, url }) => [format, url])) },
    file_meta: Object.fromEntries(largest.map(({ format, meta }) => [format, meta])),
  };
}

interface FileContext extends Pick<KlipyContext, 'formats'> {
  readonly find: FindFile;
}

function filesOf(item: StoredItem, files: readonly MediaFile[], { formats, find }: FileContext): KlipyFiles {
  const found: { [format in MediaFormat]?: KlipyFile } = {};
  for (const file of files) {
    const isRequested = formats?.has(file.format) ?? true;
    const existing = isRequested ? find(file) : undefined;
    if (existing === undefined) continue;
    const { width, height } = fileSizeInPixels(file.rendition, file.format, item);
    found[file.format] = { url: existing.url, width, height, size: existing.bytes };
  }
  return found;
}

/** The largest video of a clip is the one with sound. */
function withSound(
  item: StoredItem,
  file: KlipySizes,
  { origin, formats }: Pick<KlipyContext, 'origin' | 'formats'>,
): KlipySizes {
  const isRequested = formats?.has('mp4') ?? true;
  const sound = isRequested ? clipFile(item, origin) : undefined;
  return sound === undefined ? file : { ...file, hd: { ...file.hd, mp4: sound } };
}

/** The largest video with sound of a clip. Its size in bytes is not known. */
function clipFile({ id, video }: StoredItem, origin: string): KlipyFile | undefined {
  const [largest] = Object.entries(video?.assets ?? {}).sort(([, a], [, b]) => b.width - a.width);
  if (largest === undefined) return undefined;
  const [name, { width, height }] = largest;
  return { url: `${origin}/media/clip/${id}/${name}.mp4`, width, height, size: 0 };
}

/** A GIF is a meme in responses about memes only: clients that request GIFs drop other types. */
function typeOf({ kind }: StoredItem, path: KlipyKind): KlipyItem['type'] {
  if ((path === 'memes' || path === 'static-memes') && kind === 'gif') return 'static-meme';
  if (kind === 'sticker') return 'sticker';
  return kind === 'video' ? 'clip' : 'gif';
}
