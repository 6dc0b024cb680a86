import { ANIMATED_RENDITIONS, type Gif, renditionUrl } from '@zoetrope/model';

/** The picture before the video: the largest still, else the largest animated image. */
export function videoPoster({ images, video }: Pick<Gif, 'images' | 'video'>): string | undefined {
  const all = images ?? video?.previews;
  for (const still of [true, false]) {
    for (const name of ANIMATED_RENDITIONS) {
      const url = renditionUrl(all, name, { still, format: 'webp' }) ?? renditionUrl(all, name, { still });
      if (url) return url;
    }
  }
  return undefined;
}
