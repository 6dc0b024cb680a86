import type { CatalogueChannel } from '@zoetrope/catalogue';
import { GIF_FLAGS } from '@zoetrope/model';
import type { WireGif, WireImages, WireUser, WireVideo } from '@zoetrope/model/wire';
import type { StoredItem } from '../../database/schema.ts';
import type { ItemWithChannel } from './select-page.ts';
import { wireImages } from './wire-images.ts';

export interface WireContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  /** Returns the analytics payload of an item in this response. */
  readonly payload: (id: string) => string;
  /** The renditions of an item. Default: those of every provider. */
  readonly images?: ((item: StoredItem) => WireImages) | undefined;
}

/** An item as an API result (spec §3). */
export function toWire({ item, channel }: ItemWithChannel, { origin, payload, ...rest }: WireContext): WireGif {
  const { images: imagesOf = (each: StoredItem) => wireImages(each, origin) } = rest;
  const images = imagesOf(item);
  return {
    type: item.kind,
    id: item.id,
    title: item.title,
    alt_text: item.alt_text,
    url: `${origin}/gifs/${item.id}`,
    rating: item.rating,
    tags: item.tags,
    import_datetime: item.created,
    images,
    ...(channel === null ? {} : { user: wireUser(channel, origin) }),
    ...(item.video === undefined ? {} : { video: wireVideo(item, item.video, { origin, images }) }),
    ...(item.external_media === undefined ? {} : { external_media: item.external_media }),
    ...(item.cta === undefined ? {} : { cta: item.cta }),
    ...wireFlags(item),
    analytics_response_payload: payload(item.id),
  };
}

function wireFlags(item: StoredItem): { [flag in (typeof GIF_FLAGS)[number]]?: boolean } {
  const flags = Object.fromEntries(GIF_FLAGS.map((flag) => [flag, item.flags?.[flag] === true]));
  return { ...flags, is_sticker: item.kind === 'sticker' || item.flags?.is_sticker === true };
}

export function wireUser(channel: CatalogueChannel, origin: string): WireUser {
  return {
    username: channel.slug,
    ...(channel.display_name === undefined ? {} : { display_name: channel.display_name }),
    ...(channel.avatar === undefined ? {} : { avatar_url: `${origin}/media/avatar/${channel.slug}.webp` }),
    profile_url: `${origin}/channel/${channel.slug}`,
    is_public: channel.is_public,
    is_verified: channel.is_verified,
    suppress_chrome: channel.suppress_chrome,
  };
}

interface VideoContext {
  readonly origin: string;
  readonly images: WireImages;
}

function wireVideo(
  item: StoredItem,
  video: NonNullable<StoredItem['video']>,
  { origin, images }: VideoContext,
): WireVideo {
  const assets = Object.entries(video.assets).map(([name, { width, height }]) => [
    name,
    { url: `${origin}/media/clip/${item.id}/${name}.mp4`, width, height },
  ]);
  const captions = Object.keys(video.captions ?? {}).map((language) => [
    language,
    { vtt: `${origin}/media/captions/${item.id}/${language}.vtt` },
  ]);
  return {
    assets: Object.fromEntries(assets),
    previews: images,
    ...(captions.length === 0 ? {} : { captions: Object.fromEntries(captions) }),
    duration: video.duration,
  };
}
