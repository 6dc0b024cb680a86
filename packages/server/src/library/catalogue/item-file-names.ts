import type { CatalogueItem } from '@zoetrope/catalogue';

/** The names of all files of an item. */
export function fileNames({ master, mp4 = {}, video }: CatalogueItem): string[] {
  const assets = Object.values(video?.assets ?? {}).map(({ file }) => file);
  return [master, ...Object.values(mp4), ...assets, ...Object.values(video?.captions ?? {})];
}

/** Returns the item with other names of its files. */
export function renameFiles<T extends CatalogueItem>(item: T, rename: (name: string) => string): T {
  const { master, mp4, video } = item;
  return {
    ...item,
    master: rename(master),
    ...(mp4 && { mp4: mapValues(mp4, rename) }),
    ...(video && {
      video: {
        ...video,
        assets: mapValues(video.assets, (asset) => ({ ...asset, file: rename(asset.file) })),
        ...(video.captions && { captions: mapValues(video.captions, rename) }),
      },
    }),
  };
}

function mapValues<T>(record: { readonly [key: string]: T }, change: (value: T) => T): { readonly [key: string]: T } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
