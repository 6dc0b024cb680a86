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

/** An item as an API result (spec §3). Assigns optional properties, because spreading takes several times as long. */
export function toWire({ item, channel }: ItemWithChannel, { origin, payload, ...rest }: WireContext): WireGif {
  const { images: imagesOf = (each: StoredItem) => wireImages(each, origin) } = rest;
  const images = imagesOf(item);
  const gif: WireGif = {
    type: item.kind,
    id: item.id,
    title: item.title,
    alt_text: item.alt_text,
    url: `${origin}/gifs/${item.id}`,
    rating: item.rating,
    tags: item.tags,
    import_datetime: item.created,
    images,
  };
  if (item.blurhash !== undefined) gif.blurhash = item.blurhash;
  if (channel !== null) gif.user = wireUser(channel, origin);
  if (item.video !== undefined) gif.video = wireVideo(item, item.video, { origin, images });
  if (item.external_media !== undefined) gif.external_media = item.external_media;
  if (item.cta !== undefined) gif.cta = item.cta;
  for (const flag of GIF_FLAGS) gif[flag] = item.flags?.[flag] === true;
  gif.is_sticker ||= item.kind === 'sticker';
  gif.analytics_response_payload = payload(item.id);
  return gif;
}

export function wireUser(channel: CatalogueChannel, origin: string): WireUser {
  const user: WireUser = {
    username: channel.slug,
    profile_url: `${origin}/channel/${channel.slug}`,
    is_public: channel.is_public,
    is_verified: channel.is_verified,
    suppress_chrome: channel.suppress_chrome,
  };
  if (channel.display_name !== undefined) user.display_name = channel.display_name;
  if (channel.avatar !== undefined) user.avatar_url = `${origin}/media/avatar/${channel.slug}.webp`;
  return user;
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
