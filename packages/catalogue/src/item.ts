export type ItemKind = 'gif' | 'sticker' | 'text' | 'video';

/** Title and tags in one language. */
export interface Translation {
  /** Empty if only the tags are translated. */
  readonly title: string;
  readonly tags: readonly string[];
}

/** One animation of the catalogue. File names are relative to `media/`; see `fileUrl`. */
export interface CatalogueItem {
  /** Matches `^[A-Za-z0-9_-]{1,64}$`. */
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly alt_text: string;
  /** Some services send tags as objects, and so do one or two items here. */
  readonly tags: readonly (string | { readonly text: string })[];
  /** By language code: de, fr, es … English is `title` and `tags`. */
  readonly i18n: { readonly [language: string]: Translation };
  /** Slug of a channel; null for an item without a creator. */
  readonly channel: string | null;
  readonly rating: 'y' | 'g' | 'pg' | 'pg-13' | 'r';
  /** ISO 8601. */
  readonly created: string;
  /** Pixels of the master. */
  readonly width: number;
  /** Pixels of the master. */
  readonly height: number;
  readonly frames: number;
  readonly duration_ms: number;
  /** Of the first frame, on white: a blurred preview as a short text (https://blurha.sh). */
  readonly blurhash?: string;
  /** The animated WebP from which all other animated renditions are created. */
  readonly master: string;
  /** Videos created with the catalogue, by rendition name. */
  readonly mp4?: { readonly [rendition: string]: string };
  /** A clip with sound. */
  readonly video?: {
    readonly assets: {
      readonly [name: string]: { readonly file: string; readonly width: number; readonly height: number };
    };
    /** WebVTT files by language. */
    readonly captions?: { readonly [language: string]: string };
    /** Seconds. */
    readonly duration: number;
  };
  /** The flags of spec §3 that are true. */
  readonly flags?: { readonly [flag: string]: true };
  readonly external_media?: {
    readonly provider_name: 'youtube' | 'vimeo';
    readonly asset_uid: string;
    readonly start: number;
  };
  readonly cta?: { readonly link: string; readonly text: string };
  /** SPDX expression. */
  readonly license: string;
  /** Who made it. */
  readonly author?: string;
  /** The work it is derived from. */
  readonly source: string;
}
