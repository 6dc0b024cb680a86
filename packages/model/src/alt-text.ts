import type { Gif } from './gif.ts';

/** Number of tags in a generated text. */
const TAGS_WITH_USERNAME = 4;
const TAGS_ALONE = 5;
/** This tag describes the file, not its content. */
const IGNORED_TAG = 'transparent';

/** The properties of a GIF that its alt text depends on. */
export type AltTextSource = Pick<Gif, 'alt_text' | 'title' | 'tags' | 'is_sticker' | 'user'>;

/**
 * The alternative text of a GIF: its own text, or else its title, or else a text generated from its creator and tags.
 * Never empty, even for malformed data.
 *
 * @example
 * altText({ title: '', tags: ['cat', 'nap'], is_sticker: false }); // 'cat nap GIF'
 */
export function altText(gif: AltTextSource): string {
  const authored = trimText(gif.alt_text) || trimText(gif.title);
  if (authored) return authored;
  const username = trimText(gif.user?.username);
  const tags = (Array.isArray(gif.tags) ? gif.tags : [])
    .map(trimText)
    .filter((tag) => tag && tag.toLowerCase() !== IGNORED_TAG);
  const words = tags.slice(0, username ? TAGS_WITH_USERNAME : TAGS_ALONE);
  return [username, ...words, gif.is_sticker ? 'Sticker' : 'GIF'].filter(Boolean).join(' ');
}

function trimText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
