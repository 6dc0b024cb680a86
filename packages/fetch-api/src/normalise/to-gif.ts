import {
  type CallToAction,
  type ExternalMedia,
  GIF_FLAGS,
  type Gif,
  type GifFlag,
  type GifType,
  isGifId,
  RATINGS,
  safeUrl,
} from '@zoetrope/model';
import { amount, fields, flag, id, list, present, text } from './read.ts';
import { toImages } from './to-images.ts';
import { toUser } from './to-user.ts';
import { toVideo } from './to-video.ts';

const TYPES: readonly GifType[] = ['gif', 'sticker', 'text', 'video'];

/** One GIF of an answer, every field of a known type (M-1, M-2); undefined for anything without a usable id. */
export function toGif(value: unknown, responseId: string): Gif | undefined {
  const wire = fields(value);
  const gifId = id(wire.id);
  if (!isGifId(gifId)) return undefined;
  const flags = {} as Record<GifFlag, boolean>;
  for (const name of GIF_FLAGS) flags[name] = flag(wire[name]);
  const type = TYPES.find((each) => each === wire.type) ?? 'gif';
  return {
    ...flags,
    is_sticker: flags.is_sticker || type === 'sticker',
    id: gifId,
    type,
    title: text(wire.title) ?? '',
    alt_text: text(wire.alt_text),
    url: safeUrl(wire.url) ?? '',
    bitly_url: safeUrl(wire.bitly_url),
    name: text(wire.name),
    rating: RATINGS.find((each) => each === wire.rating),
    tags: present(list(wire.tags), (tag) => text(tag) ?? text(fields(tag).text)),
    images: toImages(wire.images),
    video: toVideo(wire.video),
    user: toUser(wire.user),
    external_media: toExternalMedia(wire.external_media),
    cta: toCallToAction(wire.cta),
    import_datetime: text(wire.import_datetime),
    analytics_response_payload: text(wire.analytics_response_payload),
    response_id: responseId,
  };
}

/** Its id becomes part of a player's address. */
function toExternalMedia(value: unknown): ExternalMedia | undefined {
  const wire = fields(value);
  const asset_uid = id(wire.asset_uid);
  const provider_name = (['youtube', 'vimeo'] as const).find((each) => each === wire.provider_name);
  return provider_name && isGifId(asset_uid) ? { provider_name, asset_uid, start: amount(wire.start) ?? 0 } : undefined;
}

function toCallToAction(value: unknown): CallToAction | undefined {
  const wire = fields(value);
  const link = safeUrl(wire.link);
  const words = text(wire.text);
  return words && link && /^https?:/i.test(link) ? { link, text: words } : undefined;
}
