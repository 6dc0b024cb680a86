import { bestVideoAsset, type Gif, safeUrl } from '@zoetrope/model';

/** The file to play in a box of so many device pixels, but none of those that have `failed`. */
export function videoSource(
  { video }: Pick<Gif, 'video'>,
  width: number,
  height: number,
  failed: readonly string[] = [],
): string | undefined {
  const assets = Object.fromEntries(
    Object.entries(video?.assets ?? {}).flatMap(([name, asset]) => {
      const url = safeUrl(asset?.url);
      return asset && url !== undefined && !failed.includes(url) ? [[name, { ...asset, url }] as const] : [];
    }),
  );
  // Where no size is known, any file is better than none.
  return (bestVideoAsset({ assets }, { width, height }) ?? Object.values(assets)[0])?.url;
}
