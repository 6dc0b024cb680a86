import type { AnimatedRenditionName, Images } from './rendition.ts';
import { safeUrl } from './safe-url.ts';

export interface RenditionUrlOptions {
  /** Returns the first frame. Stills have no MP4. @default false */
  readonly still?: boolean | undefined;
  /** `url` is the GIF, or the plain image of a still, which every rendition has. @default 'url' */
  readonly format?: 'url' | 'avif' | 'webp' | 'mp4' | undefined;
}

/**
 * The URL of a file of a rendition; undefined if the file does not exist or its URL is unsafe.
 *
 * @example
 * const still = renditionUrl(gif.images, 'fixed_width', { still: true, format: 'webp' });
 */
export function renditionUrl(
  images: Images | undefined,
  name: AnimatedRenditionName,
  { still, format = 'url' }: RenditionUrlOptions = {},
): string | undefined {
  if (still && format === 'mp4') return undefined;
  const rendition = images?.[still ? (`${name}_still` as const) : name];
  return safeUrl(rendition?.[format]);
}
