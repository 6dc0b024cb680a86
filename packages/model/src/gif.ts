import type { Images } from './rendition.ts';
import type { User } from './user.ts';
import type { GifVideo } from './video.ts';

/** A looping GIF, a transparent sticker, animated text, or a clip with sound. */
export type GifType = 'gif' | 'sticker' | 'text' | 'video';

/** Content ratings, from the mildest. */
export const RATINGS = ['y', 'g', 'pg', 'pg-13', 'r'] as const;
export type Rating = (typeof RATINGS)[number];

/** A video on another site that the GIF is a part of. */
export interface ExternalMedia {
  readonly provider_name: 'youtube' | 'vimeo';
  readonly asset_uid: string;
  /** Start of the GIF in the video, in seconds. */
  readonly start: number;
}

/** A link that the owner of a GIF displays with it. */
export interface CallToAction {
  /** http(s) only. */
  readonly link: string;
  readonly text: string;
}

/** The ten flags of spec §3; booleans after normalization. */
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

/** A GIF, sticker, animated text or clip, after normalization. */
export interface Gif extends GifFlags {
  /** Always a string, even if the provider sends a number. */
  readonly id: string;
  /** Id of the provider that the GIF came from, such as `zoetrope` or `giphy`. */
  readonly provider: string;
  readonly type: GifType;
  /** Empty if there is none. Untrusted text: never use it as HTML. */
  readonly title: string;
  readonly alt_text?: string | undefined;
  /** URL of the GIF's page at its provider. Empty if there is none. */
  readonly url: string;
  readonly bitly_url?: string | undefined;
  readonly name?: string | undefined;
  readonly rating?: Rating | undefined;
  readonly tags: readonly string[];
  readonly images?: Images | undefined;
  /** A blurred placeholder as a BlurHash, from services that send one. */
  readonly blurhash?: string | undefined;
  readonly video?: GifVideo | undefined;
  readonly user?: User | undefined;
  readonly external_media?: ExternalMedia | undefined;
  readonly cta?: CallToAction | undefined;
  /** When the GIF was added, ISO 8601. */
  readonly import_datetime?: string | undefined;
  /** Opaque. Without it, no events are sent for this GIF, unless `provider.eventIds` is true. */
  readonly analytics_response_payload?: string | undefined;
  /** `meta.response_id` of the response that contained this GIF. */
  readonly response_id?: string | undefined;
}
