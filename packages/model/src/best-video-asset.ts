import { bestFit, type FitOptions } from './best-fit.ts';
import { safeUrl } from './safe-url.ts';
import type { GifVideo, VideoAsset } from './video.ts';

/** The creator's own upload: used as a last resort, because it may have any size and codec. */
const SOURCE = 'source';

/**
 * The file of a clip for a box, chosen like `bestRendition`; undefined if there is none.
 *
 * @example
 * const asset = bestVideoAsset(gif.video, { width: 640, height: 360 });
 */
export function bestVideoAsset(video: GifVideo | undefined, box: FitOptions): VideoAsset | undefined {
  const { [SOURCE]: source, ...encoded } = video?.assets ?? {};
  const candidates = filterPlayable(Object.values(encoded));
  const usable = candidates.length > 0 ? candidates : filterPlayable([source]);
  const ascending = [...usable].sort((a, b) => a.width - b.width);
  return bestFit(ascending, box);
}

function filterPlayable(assets: readonly (VideoAsset | undefined)[]): readonly VideoAsset[] {
  return assets.filter((asset): asset is VideoAsset => safeUrl(asset?.url) !== undefined);
}
