import { altText, type Gif } from '@zoetrope/model';

/**
 * Returns the title of a GIF, otherwise its alternative text. Never empty.
 *
 * @example
 * gifTitle(gif); // 'Rain on a window'
 */
export function gifTitle(gif: Gif): string {
  return gif.title.trim() || altText(gif);
}
