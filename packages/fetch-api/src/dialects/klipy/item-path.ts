import type { Gif, GifType } from '@zoetrope/model';
import { KLIPY_KINDS } from './kinds.ts';

const TYPES: { readonly [type in GifType]?: string } = { sticker: 'stickers', video: 'videos' };

/**
 * Our type and the slug of a GIF. They are in the payload of its response; a GIF without one, such as a recent one of a
 * picker, has its slug as its id.
 */
export function itemPath({ id, type, analytics_response_payload = '' }: Gif): {
  readonly type: string;
  readonly slug: string;
} {
  const [listType = '', slug] = analytics_response_payload.split('/');
  return slug && KLIPY_KINDS.has(listType) ? { type: listType, slug } : { type: TYPES[type] ?? 'gifs', slug: id };
}
