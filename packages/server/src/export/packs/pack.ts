import type { CatalogueItem } from '@zoetrope/catalogue';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';

/** Packs that other applications read. */
export const PACK_FORMATS = ['msc2545', 'telegram', 'signal', 'keyboard'] as const;

export type PackFormatName = (typeof PACK_FORMATS)[number];

export interface PackOptions {
  readonly format: PackFormatName;
  /** Title of the pack. Default: the channel, or the text of the search. */
  readonly title?: string | undefined;
  /** Author of the pack. Default: the authors of its items. */
  readonly author?: string | undefined;
  /** For items without an emoji in their tags and titles. Default: ⭐. */
  readonly emoji?: string | undefined;
}

/** A picture of an item in the format of a pack. */
export interface EncodedSticker {
  readonly bytes: Buffer;
  /** Extension of its file. */
  readonly extension: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

export interface StickerSource {
  readonly item: CatalogueItem;
  /** The master, by path or content. */
  readonly master: string | Buffer;
  /** Undefined if it is not installed. */
  readonly ffmpeg: Ffmpeg | undefined;
}

/** A sticker that was written to a pack. */
export interface Sticker extends Omit<EncodedSticker, 'bytes'> {
  /** Its name in the pack. */
  readonly file: string;
  readonly bytes: number;
  /** Unique in its set: letters, digits and _, of any language. */
  readonly shortcode: string;
  readonly emoji: string;
  readonly tags: readonly string[];
  readonly item: CatalogueItem;
}

/** The stickers of a pack, or of one of its parts if it has too many. */
export interface StickerSet {
  readonly title: string;
  readonly author: string;
  /** Authors and licenses of the items. */
  readonly attribution: string;
  readonly stickers: readonly Sticker[];
}

export interface ManifestFile {
  readonly name: string;
  readonly content: unknown;
}

/** The rules of an application for its packs. */
export interface PackFormat {
  readonly maxStickers: number;
  readonly maxTitle: number;
  /** Throws a `ServerError` if the item does not fit the format. */
  readonly encode: (source: StickerSource) => Promise<EncodedSticker>;
  /** The JSON file that lists the stickers. */
  readonly manifest: (set: StickerSet) => ManifestFile;
}
