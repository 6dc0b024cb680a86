import { ANIMATED_RENDITIONS, type AnimatedRenditionName, type Gif, type Images, renditionUrl } from '@zoetrope/model';

/** The animated file of a picture, and its still. */
export interface MediaFiles {
  readonly animated: ImageFiles;
  readonly still?: ImageFiles | undefined;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  /** Pixels; 0 if unknown. */
  readonly height: number;
}

export interface ImageFiles {
  /** A GIF, or a WebP if there is no GIF. */
  readonly url: string;
  readonly webp?: string | undefined;
}

/**
 * Returns the files of the first rendition in `names` that exists, with its own still or the largest one. Returns
 * undefined if a GIF has no usable image. Default order: the largest rendition first.
 *
 * @example
 * mediaFiles(gif, ['fixed_width', 'original'])?.animated.url;
 */
export function mediaFiles(
  gif: Pick<Gif, 'images' | 'video'>,
  names: readonly AnimatedRenditionName[] = ANIMATED_RENDITIONS,
): MediaFiles | undefined {
  const images = gif.images ?? gif.video?.previews;
  for (const name of names) {
    const animated = imageFiles(images, name);
    if (animated) {
      const { width = 0, height = 0 } = images?.[name] ?? {};
      return { animated, still: stillFiles(images, name), width, height };
    }
  }
  return undefined;
}

function stillFiles(images: Images | undefined, preferred: AnimatedRenditionName): ImageFiles | undefined {
  for (const name of [preferred, ...ANIMATED_RENDITIONS]) {
    const still = imageFiles(images, name, { still: true });
    if (still) return still;
  }
  return undefined;
}

function imageFiles(
  images: Images | undefined,
  name: AnimatedRenditionName,
  { still = false }: { readonly still?: boolean } = {},
): ImageFiles | undefined {
  const webp = renditionUrl(images, name, { still, format: 'webp' });
  const url = renditionUrl(images, name, { still }) ?? webp;
  return url === undefined ? undefined : { url, webp };
}
