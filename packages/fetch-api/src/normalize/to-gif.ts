import { type ExternalMedia, GIF_FLAGS, type Gif, type GifType, isGifId, RATINGS, safeUrl } from '@zoetrope/model';
import { fields, flag, frozen, id, nonNegativeOrZero, oneOf, tags, text, time } from './read.ts';
import { toCallToAction } from './to-call-to-action.ts';
import { toImages } from './to-images.ts';
import { toUser } from './to-user.ts';
import { toVideo } from './to-video.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const TYPES: readonly GifType[] = ['gif', 'sticker', 'text', 'video'];
const EXTERNAL_PROVIDERS = ['youtube', 'vimeo'] as const;

/** The response that a GIF is part of. */
export interface GifSource {
  /** `meta.response_id`; empty if there is none. */
  readonly responseId: string;
  /** Id of the provider. */
  readonly provider: string;
}

/**
 * Converts one GIF of a response, with correct types for all fields (M-1, M-2); undefined without a valid id. The
 * result is frozen.
 *
 * @example
 * const gif = toGif({ id: 7, title: 'Cat', is_sticker: '0' }, { responseId: 'r-1', provider: 'zoetrope' });
 */
export function toGif(value: unknown, { responseId, provider }: GifSource): Gif | undefined {
  const wire = fields(value);
  const gifId = id(wire.id);
  if (!isGifId(gifId)) return undefined;
  const type = oneOf(TYPES, wire.type) ?? 'gif';
  // Listed one by one, because that is much faster than a loop for a page of 50.
  const gif = {
    id: gifId,
    provider,
    type,
    title: text(wire.title) ?? '',
    alt_text: text(wire.alt_text),
    url: safeUrl(wire.url) ?? '',
    bitly_url: safeUrl(wire.bitly_url),
    name: text(wire.name),
    rating: oneOf(RATINGS, wire.rating),
    tags: tags(wire.tags),
    images: toImages(wire.images),
    blurhash: text(wire.blurhash),
    video: toVideo(wire.video),
    user: toUser(wire.user),
    external_media: toExternalMedia(wire.external_media),
    cta: toCallToAction(wire.cta),
    import_datetime: time(wire.import_datetime),
    analytics_response_payload: text(wire.analytics_response_payload),
    response_id: responseId,
  } as Writable<Gif>;
  for (const name of GIF_FLAGS) gif[name] = flag(wire[name]);
  if (type === 'sticker') gif.is_sticker = true;
  return frozen(gif);
}

function toExternalMedia(value: unknown): ExternalMedia | undefined {
  const wire = fields(value);
  const asset_uid = id(wire.asset_uid);
  const provider_name = oneOf(EXTERNAL_PROVIDERS, wire.provider_name);
  // The id becomes part of a player's URL, so it must be as safe as the id of a GIF.
  if (!provider_name || !isGifId(asset_uid)) return undefined;
  return frozen({ provider_name, asset_uid, start: nonNegativeOrZero(wire.start) });
}
