import { bestFit } from './best-fit.ts';
import type { FitOptions } from './best-rendition.ts';
import { safeUrl } from './safe-url.ts';
import type { GifVideo, VideoAsset } from './video.ts';

/** The creator's own upload: of any size and codec, so the last resort. */
const SOURCE = 'source';

/** The file of a clip for a box of `width` × `height` pixels, by the rule of `bestRendition`; undefined when there is none. */
export function bestVideoAsset(
  video: GifVideo | undefined,
  width: number,
  height: number,
  { tolerance }: FitOptions = {},
): VideoAsset | undefined {
  const assets = Object.entries(video?.assets ?? {}).flatMap(([name, asset]) =>
    asset && safeUrl(asset.url) ? [{ name, asset }] : [],
  );
  const made = assets.filter(({ name }) => name !== SOURCE);
  const candidates = (made.length > 0 ? made : assets).map(({ asset }) => asset);
  return bestFit(
    candidates.sort((a, b) => a.width - b.width),
    width,
    height,
    tolerance,
  );
}
