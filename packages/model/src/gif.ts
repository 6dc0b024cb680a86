import type { Images } from './rendition.ts';
import type { User } from './user.ts';
import type { GifVideo } from './video.ts';

/** What a GIF is made of: a loop, a transparent sticker, animated text, or a clip with sound. */
export type GifType = 'gif' | 'sticker' | 'text' | 'video';

/** Content ratings, mildest first. */
export const RATINGS = ['y', 'g', 'pg', 'pg-13', 'r'] as const;
export type Rating = (typeof RATINGS)[number];

/** A film elsewhere that the GIF was cut from (spec §2, external media). */
export interface ExternalMedia {
  readonly provider_name: 'youtube' | 'vimeo';
  readonly asset_uid: string;
  /** Seconds into the film. */
  readonly start: number;
}

/** A link that the owner of a GIF puts beside it. */
export interface CallToAction {
  /** http(s) only. */
  readonly link: string;
  readonly text: string;
}

/** The ten flags of spec §3; always real booleans after normalisation. */
export const GIF_FLAGS = [
  'is_anonymous',
  'is_community',
  'is_featured',
  'is_hidden',
  'is_indexable',
  'is_preserve_size',
  'is_realtime',
  'is_removed',
  'is_sticker',
  'is_dynamic',
] as const;

export type GifFlag = (typeof GIF_FLAGS)[number];
export type GifFlags = { readonly [flag in GifFlag]: boolean };

/** One GIF, sticker, animated text or clip, after normalisation (spec §3). */
export interface Gif extends GifFlags {
  /** Always a string, whatever the provider sends. */
  readonly id: string;
  readonly type: GifType;
  /** Empty when the provider gives none. Text from outside: never markup. */
  readonly title: string;
  readonly alt_text?: string | undefined;
  /** The GIF's page at its provider. Empty when there is none. */
  readonly url: string;
  readonly bitly_url?: string | undefined;
  readonly name?: string | undefined;
  readonly rating?: Rating | undefined;
  readonly tags: readonly string[];
  readonly images?: Images | undefined;
  readonly video?: GifVideo | undefined;
  readonly user?: User | undefined;
  readonly external_media?: ExternalMedia | undefined;
  readonly cta?: CallToAction | undefined;
  /** ISO 8601, when the GIF was added. */
  readonly import_datetime?: string | undefined;
  /** Opaque to us; without it no analytics event is sent for this GIF. */
  readonly analytics_response_payload?: string | undefined;
  /** The answer this GIF came in. */
  readonly response_id?: string | undefined;
}
