import { type Gif, renditionUrl } from '@zoetrope/model';

/** Largest first: the film that it stands in for is as large as its box. */
const STILLS = ['original', 'fixed_width', 'fixed_height'] as const;

/** The picture before the film. */
export function videoPoster({ images, video }: Pick<Gif, 'images' | 'video'>): string | undefined {
  const all = images ?? video?.previews;
  for (const name of STILLS) {
    const url = renditionUrl(all, name, { still: true, format: 'webp' }) ?? renditionUrl(all, name, { still: true });
    if (url) return url;
  }
  return undefined;
}
