import type { Gif } from '@zoetrope/model';
import type { Kind } from '../route/route.ts';

/** The list in which the relatives of a GIF are looked for; text has none of its own. */
export function relatedKind({ type, is_sticker }: Pick<Gif, 'type' | 'is_sticker'>): Exclude<Kind, 'text'> {
  if (type === 'video') return 'videos';
  return is_sticker || type === 'sticker' ? 'stickers' : 'gifs';
}
