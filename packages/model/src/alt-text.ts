import type { Gif } from './gif.ts';

/** Tags that help: fewer beside a name (spec §9). */
const TAGS_WITH_USERNAME = 4;
const TAGS_ALONE = 5;
/** Says how the file was made, not what it shows. */
const IGNORED_TAG = 'transparent';

/** What describes a GIF in words. */
export type DescribedGif = Pick<Gif, 'alt_text' | 'title' | 'tags' | 'is_sticker' | 'user'>;

/**
 * What a screen reader says for a GIF: its own text, its title, or its creator and tags. Never empty, also for data that
 * nobody normalised.
 */
export function altText(gif: DescribedGif): string {
  const written = trimmed(gif.alt_text) || trimmed(gif.title);
  if (written) return written;
  const username = trimmed(gif.user?.username);
  const tags = (Array.isArray(gif.tags) ? gif.tags : [])
    .map(trimmed)
    .filter((tag) => tag && tag.toLowerCase() !== IGNORED_TAG);
  const words = tags.slice(0, username ? TAGS_WITH_USERNAME : TAGS_ALONE);
  return [username, ...words, gif.is_sticker ? 'Sticker' : 'GIF'].filter(Boolean).join(' ');
}

/** What is no text says nothing. */
const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '');
