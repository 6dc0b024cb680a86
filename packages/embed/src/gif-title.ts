import { altText, type Gif } from '@zoetrope/model';

/** What a page calls a GIF: its title, else what a screen reader would say. Never empty. */
export function gifTitle(gif: Gif): string {
  return gif.title.trim() || altText(gif);
}
