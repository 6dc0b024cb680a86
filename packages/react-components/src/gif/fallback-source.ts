import type { Gif } from '@zoetrope/model';
import { safeUrl } from '@zoetrope/model/creator';
import { imagesOf } from './images-of.ts';

/** The plain file that stands beside a WebP file, for a browser that could not show it. */
export function fallbackSource(gif: Pick<Gif, 'images' | 'video'>, failed: string): string | undefined {
  const rendition = Object.values(imagesOf(gif) ?? {}).find((each) => safeUrl(each?.webp) === failed);
  return safeUrl(rendition?.url);
}
