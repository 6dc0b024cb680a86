import type { WireGif } from '@zoetrope/model/wire';

/**
 * URLs and sizes outside of `images`. A random GIF of GIPHY had only these at first, and many clients still read them.
 */
export function randomFields({ images = {} }: WireGif) {
  const {
    original,
    fixed_height_downsampled,
    fixed_width_downsampled,
    fixed_height_small,
    fixed_width_small,
    fixed_height_small_still,
    fixed_width_small_still,
  } = images;
  return {
    image_original_url: original?.url,
    image_url: original?.url,
    image_mp4_url: original?.mp4,
    image_frames: original?.frames,
    image_width: original?.width,
    image_height: original?.height,
    fixed_height_downsampled_url: fixed_height_downsampled?.url,
    fixed_height_downsampled_width: fixed_height_downsampled?.width,
    fixed_height_downsampled_height: fixed_height_downsampled?.height,
    fixed_width_downsampled_url: fixed_width_downsampled?.url,
    fixed_width_downsampled_width: fixed_width_downsampled?.width,
    fixed_width_downsampled_height: fixed_width_downsampled?.height,
    fixed_height_small_url: fixed_height_small?.url,
    fixed_height_small_width: fixed_height_small?.width,
    fixed_height_small_height: fixed_height_small?.height,
    fixed_width_small_url: fixed_width_small?.url,
    fixed_width_small_width: fixed_width_small?.width,
    fixed_width_small_height: fixed_width_small?.height,
    fixed_height_small_still_url: fixed_height_small_still?.url,
    fixed_width_small_still_url: fixed_width_small_still?.url,
  };
}
