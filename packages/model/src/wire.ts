/**
 * The shapes of responses before normalization, shared by the normalizer, the server and the tests. Types only.
 * Numbers may be strings, flags may be 0, 1 or strings, and any field may be missing.
 */
export type WireNumber = number | string;
export type WireFlag = boolean | number | string | null;

export interface WireRendition {
  url?: string;
  webp?: string;
  avif?: string;
  mp4?: string;
  width?: WireNumber;
  height?: WireNumber;
  size?: WireNumber;
  webp_size?: WireNumber;
  mp4_size?: WireNumber;
  frames?: WireNumber;
}

export type WireImages = { [name: string]: WireRendition | undefined };

export interface WireUser {
  username?: string;
  display_name?: string;
  attribution_display_name?: string;
  avatar_url?: string;
  profile_url?: string;
  description?: string;
  banner_image?: string;
  banner_url?: string;
  instagram_url?: string;
  website_url?: string;
  is_public?: WireFlag;
  is_verified?: WireFlag;
  suppress_chrome?: WireFlag;
}

export interface WireVideo {
  assets?: { [name: string]: { url?: string; width?: WireNumber; height?: WireNumber } | undefined };
  previews?: WireImages;
  captions?: { [language: string]: { vtt?: string } | undefined };
  duration?: WireNumber;
}

export interface WireAnalytics {
  onload?: { url?: string };
  onclick?: { url?: string };
  onsent?: { url?: string };
}

export interface WireGif {
  id?: WireNumber;
  type?: string;
  title?: string;
  alt_text?: string;
  url?: string;
  slug?: string;
  bitly_url?: string;
  bitly_gif_url?: string;
  embed_url?: string;
  content_url?: string;
  /** Of its creator; empty if there is none. */
  username?: string;
  source?: string;
  source_tld?: string;
  source_post_url?: string;
  name?: string;
  rating?: string;
  tags?: readonly (string | { text?: string })[];
  images?: WireImages;
  blurhash?: string;
  video?: WireVideo;
  user?: WireUser | null;
  external_media?: { provider_name?: string; asset_uid?: WireNumber; start?: WireNumber } | null;
  cta?: { link?: string; text?: string } | null;
  import_datetime?: string;
  create_datetime?: string;
  update_datetime?: string;
  trending_datetime?: string;
  analytics_response_payload?: string;
  /** URLs that report an action with this GIF, once a viewer id and the time are appended. */
  analytics?: WireAnalytics;
  /** Seconds, of a clip. */
  duration?: WireNumber;
  is_anonymous?: WireFlag;
  is_community?: WireFlag;
  is_featured?: WireFlag;
  is_hidden?: WireFlag;
  is_indexable?: WireFlag;
  is_preserve_size?: WireFlag;
  is_realtime?: WireFlag;
  is_removed?: WireFlag;
  is_sticker?: WireFlag;
  is_dynamic?: WireFlag;
  /** Of an emoji: the number of its variations, including itself. */
  variation_count?: number | string;
}

export interface WireMeta {
  status?: number;
  msg?: string;
  response_id?: string;
}

export interface WirePagination {
  offset?: WireNumber;
  count?: WireNumber;
  total_count?: WireNumber;
  next?: string;
}

export interface WireGifResult {
  data: WireGif;
  meta: WireMeta;
}

export interface WireGifsResult {
  data: WireGif[];
  pagination: WirePagination;
  meta: WireMeta;
}

/** The body of every error response of our server. `meta` is for clients of GIPHY's API. */
export interface WireError {
  message: string;
  code: string;
  parameter?: string;
  request_id: string;
  meta: { status: number; msg: string; response_id: '' };
}
