import { type ExternalMedia, GIF_FLAGS, type Gif, type GifType, isGifId, RATINGS, safeUrl } from '@zoetrope/model';
import { eachOf, fields, flag, id, oneOf, size, tags, text } from './read.ts';
import { toCallToAction } from './to-call-to-action.ts';
import { toImages } from './to-images.ts';
import { toUser } from './to-user.ts';
import { toVideo } from './to-video.ts';

const TYPES: readonly GifType[] = ['gif', 'sticker', 'text', 'video'];

/** One GIF of an answer, every field of a known type (M-1, M-2); undefined for anything without a usable id. */
export function toGif(value: unknown, responseId: string): Gif | undefined {
  const wire = fields(value);
  const gifId = id(wire.id);
  if (!isGifId(gifId)) return undefined;
  const flags = eachOf(wire, flag, ...GIF_FLAGS);
  const type = oneOf(TYPES, wire.type) ?? 'gif';
  return {
    id: gifId,
    type,
    title: text(wire.title) ?? '',
    url: safeUrl(wire.url) ?? '',
    ...flags,
    is_sticker: flags.is_sticker || type === 'sticker',
    ...eachOf(wire, text, 'alt_text', 'name', 'import_datetime', 'analytics_response_payload'),
    bitly_url: safeUrl(wire.bitly_url),
    rating: oneOf(RATINGS, wire.rating),
    tags: tags(wire.tags),
    images: toImages(wire.images),
    video: toVideo(wire.video),
    user: toUser(wire.user),
    external_media: toExternalMedia(wire.external_media),
    cta: toCallToAction(wire.cta),
    response_id: responseId,
  };
}

/** Its id becomes part of a player's address. */
function toExternalMedia(value: unknown): ExternalMedia | undefined {
  const wire = fields(value);
  const asset_uid = id(wire.asset_uid);
  const provider_name = oneOf(['youtube', 'vimeo'] as const, wire.provider_name);
  return provider_name && isGifId(asset_uid) ? { provider_name, asset_uid, start: size(wire.start) } : undefined;
}
