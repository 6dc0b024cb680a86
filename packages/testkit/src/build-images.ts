import type { Images, Rendition } from '@zoetrope/model';

export interface BuildImagesOptions {
  /** Part of the file names. @default 'gif-1' */
  readonly id?: string | undefined;
  /** Pixels of the original. @default 480 */
  readonly width?: number | undefined;
  /** Pixels of the original. @default 270 */
  readonly height?: number | undefined;
}

/** Returns every rendition of spec §3 in the sizes of the catalogue: 200 px for fixed, 100 px for small ones. */
export function buildImages({ id = 'gif-1', width = 480, height = 270 }: BuildImagesOptions = {}): Images {
  const byWidth = (target: number) => [target, Math.round((target * height) / width)] as const;
  const byHeight = (target: number) => [Math.round((target * width) / height), target] as const;
  const file = (name: string, [fileWidth, fileHeight]: readonly [number, number]): Rendition => ({
    url: `https://media.example/${id}/${name}.gif`,
    webp: `https://media.example/${id}/${name}.webp`,
    mp4: `https://media.example/${id}/${name}.mp4`,
    width: fileWidth,
    height: fileHeight,
  });
  const still = (name: string, [fileWidth, fileHeight]: readonly [number, number]): Rendition => ({
    url: `https://media.example/${id}/${name}_still.gif`,
    webp: `https://media.example/${id}/${name}_still.webp`,
    width: fileWidth,
    height: fileHeight,
  });
  return {
    original: file('original', [width, height]),
    original_still: still('original', [width, height]),
    downsized_large: file('downsized_large', [width, height]),
    downsized_large_still: still('downsized_large', [width, height]),
    fixed_width: file('fixed_width', byWidth(200)),
    fixed_width_still: still('fixed_width', byWidth(200)),
    fixed_height: file('fixed_height', byHeight(200)),
    fixed_height_still: still('fixed_height', byHeight(200)),
    fixed_width_small: file('fixed_width_small', byWidth(100)),
    fixed_width_small_still: still('fixed_width_small', byWidth(100)),
    fixed_height_small: file('fixed_height_small', byHeight(100)),
    fixed_height_small_still: still('fixed_height_small', byHeight(100)),
  };
}
