import { ANIMATED_RENDITIONS, type AnimatedRenditionName, type Gif, type Images, renditionUrl } from '@zoetrope/model';

/** The files of one picture, moving and still. */
export interface MediaFiles {
  readonly moving: ImageFiles;
  readonly still?: ImageFiles | undefined;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  /** Pixels; 0 when unknown. */
  readonly height: number;
}

export interface ImageFiles {
  readonly url: string;
  readonly webp?: string | undefined;
}

/**
 * The first rendition in the order of `names` that exists, with its own still or any other. Undefined when a GIF has no
 * usable image. The largest comes first unless told otherwise.
 */
export function mediaFiles(
  gif: Pick<Gif, 'images' | 'video'>,
  names: readonly AnimatedRenditionName[] = ANIMATED_RENDITIONS,
): MediaFiles | undefined {
  const images = gif.images ?? gif.video?.previews;
  for (const name of names) {
    const moving = imageFiles(images, name, false);
    if (moving) {
      const { width = 0, height = 0 } = images?.[name] ?? {};
      return { moving, still: stillFiles(images, name), width, height };
    }
  }
  return undefined;
}

function stillFiles(images: Images | undefined, first: AnimatedRenditionName): ImageFiles | undefined {
  for (const name of [first, ...ANIMATED_RENDITIONS]) {
    const still = imageFiles(images, name, true);
    if (still) return still;
  }
  return undefined;
}

function imageFiles(images: Images | undefined, name: AnimatedRenditionName, still: boolean): ImageFiles | undefined {
  const webp = renditionUrl(images, name, { still, format: 'webp' });
  const url = renditionUrl(images, name, { still }) ?? webp;
  return url === undefined ? undefined : { url, webp };
}
