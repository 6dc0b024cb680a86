import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Gif, Images } from '@zoetrope/model';

/** How long a media URL shows a GIF that is not public. */
const VALID_MS = 60 * 60 * 1000;

/** The query parameter of a media URL. Access logs do not have its value. */
export const REVIEW_PARAMETER = 'review';

interface ReviewTokenOptions {
  readonly id: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A token for the media of a GIF that is not public. It is part of URLs, because the browser requests pictures without
 * the headers of a call.
 */
export function reviewToken({ id, secret, now }: ReviewTokenOptions): string {
  const expires = String(Math.ceil((now + VALID_MS) / 1000));
  return `${expires}-${sign(id, expires, secret)}`;
}

export function isReviewToken(token: string, { id, secret, now }: ReviewTokenOptions): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})-([\w-]{22})$/.exec(token) ?? [];
  if (signature === '' || Number(expires) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, expires, secret)));
}

/** The space distinguishes it from the texts of payloads, which the same secret signs. */
function sign(id: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`review ${id} ${expires}`).digest('base64url').slice(0, 22);
}

/** A GIF with the token in all of its media URLs. */
export function withReviewToken(gif: Gif, token: string): Gif {
  const { images, video } = gif;
  const sign = (url: string) => (url === '' ? url : `${url}?${REVIEW_PARAMETER}=${token}`);
  return {
    ...gif,
    ...(images && { images: signImages(images, sign) }),
    ...(video && {
      video: {
        ...video,
        assets: mapValues(video.assets, (asset) => asset && { ...asset, url: sign(asset.url) }),
        ...(video.previews && { previews: signImages(video.previews, sign) }),
        ...(video.captions && {
          captions: mapValues(video.captions, (caption) => caption && { vtt: sign(caption.vtt) }),
        }),
      },
    }),
  };
}

function signImages(images: Images, sign: (url: string) => string): Images {
  return mapValues(images, (rendition) => {
    if (rendition === undefined) return undefined;
    const { url, webp, avif, mp4 } = rendition;
    return {
      ...rendition,
      url: sign(url),
      ...(webp !== undefined && { webp: sign(webp) }),
      ...(avif !== undefined && { avif: sign(avif) }),
      ...(mp4 !== undefined && { mp4: sign(mp4) }),
    };
  });
}

function mapValues<T, R>(record: { readonly [key: string]: T }, toValue: (value: T) => R): { [key: string]: R } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toValue(value)]));
}
