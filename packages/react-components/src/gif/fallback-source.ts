import type { Rendition } from '@zoetrope/model';
import { safeUrl } from '@zoetrope/model/creator';
import { imagesOf, type Media } from './images-of.ts';

/** The next file beside one that a browser could not show: WebP after AVIF, then the plain one. */
export function fallbackSource(gif: Media, failed: string): string | undefined {
  const renditions: readonly (Rendition | undefined)[] = Object.values(imagesOf(gif) ?? {});
  for (const each of renditions) {
    if (each && safeUrl(each.avif) === failed) return safeUrl(each.webp) ?? safeUrl(each.url);
    if (each && safeUrl(each.webp) === failed) return safeUrl(each.url);
  }
  return undefined;
}

/** Whether a file may have failed because the browser does not know its format: asking again would not help. */
export function isUncertain(gif: Media, failed: string): boolean {
  return Object.values(imagesOf(gif) ?? {}).some((each) => safeUrl(each?.avif) === failed);
}
