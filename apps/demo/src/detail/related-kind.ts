import type { Gif } from '@zoetrope/model';
import type { Kind } from '../route/route.ts';

/** Returns the type of the related GIFs. There is no related list for text. */
export function relatedKind({ type, is_sticker }: Pick<Gif, 'type' | 'is_sticker'>): Exclude<Kind, 'text'> {
  if (type === 'video') return 'videos';
  return is_sticker || type === 'sticker' ? 'stickers' : 'gifs';
}
