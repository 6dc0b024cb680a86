import type { Images, MovingRenditionName } from './rendition.ts';
import { safeUrl } from './safe-url.ts';

export interface RenditionUrlOptions {
  /** The first frame only. Stills exist as images, so `format: 'mp4'` gives none. @default false */
  readonly still?: boolean | undefined;
  /** `url` is the plain image file that every rendition has. @default 'url' */
  readonly format?: 'url' | 'avif' | 'webp' | 'mp4' | undefined;
}

/** The file of one rendition; undefined when it does not exist or is no http(s) or relative URL. */
export function renditionUrl(
  images: Images | undefined,
  name: MovingRenditionName,
  { still, format = 'url' }: RenditionUrlOptions = {},
): string | undefined {
  if (still && format === 'mp4') return undefined;
  return safeUrl(images?.[still ? (`${name}_still` as const) : name]?.[format]);
}
