import type { Gif } from '@zoetrope/model';
import { safeUrl } from '@zoetrope/model/creator';
import { imagesOf } from './images-of.ts';

/** A tile that is at least so wide moves as a film, in device pixels: a tenth of the bytes, for one decoder. */
const LEAST_WIDTH = 400;

/** The film that shows a large tile; none for a sticker, since films have no transparency. */
export function filmSource(gif: Gif, width: number): string | undefined {
  const images = imagesOf(gif);
  if (gif.is_sticker || width < LEAST_WIDTH) return undefined;
  return safeUrl(images?.original?.mp4) ?? safeUrl(images?.downsized_large?.mp4);
}
