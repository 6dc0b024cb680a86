import { ANIMATED_RENDITIONS, type Gif, type Rendition, renditionUrl } from '@zoetrope/model';
import type { FileType } from './file-type.ts';

/** A file of a GIF that can be downloaded. */
export interface GifFile {
  readonly url: string;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  /** Pixels; 0 if unknown. */
  readonly height: number;
}

export interface FileLimits {
  /** In order of preference. */
  readonly types: readonly FileType[];
  readonly maxBytes: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly still: boolean;
}

/**
 * The files of a GIF that may be within the limits, the largest first, and those of one size in the order of the types.
 * Files of unknown size are among them.
 */
export function listFiles({ images }: Pick<Gif, 'images'>, limits: FileLimits): readonly GifFile[] {
  const { types, maxBytes, maxWidth, maxHeight, still } = limits;
  const renditions = ANIMATED_RENDITIONS.flatMap((name) => {
    const rendition = images?.[still ? (`${name}_still` as const) : name];
    return rendition && rendition.width <= maxWidth && rendition.height <= maxHeight ? [{ name, rendition }] : [];
  });
  renditions.sort((a, b) => area(b.rendition) - area(a.rendition));
  const files = renditions.flatMap(({ name, rendition }) =>
    types.flatMap((type) => {
      const format = FORMATS[type];
      const url = renditionUrl(images, name, { still, format });
      const size = format === 'avif' ? 0 : (rendition[SIZES[format]] ?? 0);
      return url && size <= maxBytes ? [{ url, width: rendition.width, height: rendition.height }] : [];
    }),
  );
  // GIF, PNG and JPEG are all in `url`.
  return files.filter((file, index) => files.findIndex(({ url }) => url === file.url) === index);
}

/** The property of a rendition that has the file of a type. */
const FORMATS = {
  'image/gif': 'url',
  'image/png': 'url',
  'image/jpeg': 'url',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
} as const satisfies { readonly [type in FileType]: keyof Rendition };

/** The size of an AVIF is unknown. */
const SIZES = { url: 'size', webp: 'webp_size', mp4: 'mp4_size' } as const;

function area({ width, height }: Rendition): number {
  return width * height;
}
