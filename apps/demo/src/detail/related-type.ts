import type { MediaType } from '@zoetrope/fetch-api';
import type { Gif } from '@zoetrope/model';

/** Returns the type of the related GIFs. There is no related list for text. */
export function relatedType({ type, is_sticker }: Pick<Gif, 'type' | 'is_sticker'>): Exclude<MediaType, 'text'> {
  if (type === 'video') return 'videos';
  return is_sticker || type === 'sticker' ? 'stickers' : 'gifs';
}
