import { type ExternalMedia, GIF_FLAGS, type Gif, type GifType, isGifId, RATINGS, safeUrl } from '@zoetrope/model';
import { fields, flag, freeze, id, oneOf, size, tags, text } from './read.ts';
import { toCallToAction } from './to-call-to-action.ts';
import { toImages } from './to-images.ts';
import { toUser } from './to-user.ts';
import { toVideo } from './to-video.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const TYPES: readonly GifType[] = ['gif', 'sticker', 'text', 'video'];

/** One GIF of an answer, every field of a known type (M-1, M-2); undefined for anything without a usable id. */
export function toGif(value: unknown, responseId: string): Gif | undefined {
  const wire = fields(value);
  const gifId = id(wire.id);
  if (!isGifId(gifId)) return undefined;
  const type = oneOf(TYPES, wire.type) ?? 'gif';
  // Every field written out, and frozen as soon as it is made: a page of 50 is read in a tenth of a millisecond.
  const gif = {
    id: gifId,
    type,
    title: text(wire.title) ?? '',
    alt_text: text(wire.alt_text),
    url: safeUrl(wire.url) ?? '',
    bitly_url: safeUrl(wire.bitly_url),
    name: text(wire.name),
    rating: oneOf(RATINGS, wire.rating),
    tags: tags(wire.tags),
    images: toImages(wire.images),
    video: toVideo(wire.video),
    user: toUser(wire.user),
    external_media: toExternalMedia(wire.external_media),
    cta: toCallToAction(wire.cta),
    import_datetime: text(wire.import_datetime),
    analytics_response_payload: text(wire.analytics_response_payload),
    response_id: responseId,
  } as Writable<Gif>;
  for (const name of GIF_FLAGS) gif[name] = flag(wire[name]);
  gif.is_sticker ||= type === 'sticker';
  return freeze(gif);
}

/** Its id becomes part of a player's address. */
function toExternalMedia(value: unknown): ExternalMedia | undefined {
  const wire = fields(value);
  const asset_uid = id(wire.asset_uid);
  const provider_name = oneOf(['youtube', 'vimeo'] as const, wire.provider_name);
  return provider_name && isGifId(asset_uid)
    ? freeze({ provider_name, asset_uid, start: size(wire.start) })
    : undefined;
}
