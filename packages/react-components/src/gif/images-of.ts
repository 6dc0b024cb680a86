import type { Gif } from '@zoetrope/model';

export type Media = Pick<Gif, 'images' | 'video'>;

/** The files of a GIF; of a clip, those of its preview. */
export const imagesOf = ({ images, video }: Media) => images ?? video?.previews;
