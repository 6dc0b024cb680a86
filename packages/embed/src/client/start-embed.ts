import { EMBED_DATA_ID, type EmbedData } from '../embed-data.ts';
import { findParts } from './find-parts.ts';
import { type MountEmbedOptions, mountEmbed } from './mount-embed.ts';

/**
 * Starts the client on a page that `renderEmbedPage` rendered with a `client`. Returns the cleanup function of
 * `mountEmbed`, or undefined on any other page.
 *
 * @example
 * startEmbed(document, { onFavorite: (favorite) => console.log(favorite) });
 */
export function startEmbed(page: Document, options: Omit<MountEmbedOptions, 'data'> = {}): (() => void) | undefined {
  const parts = findParts(page);
  const text = page.getElementById(EMBED_DATA_ID)?.textContent;
  if (!parts || !text) return undefined;
  return mountEmbed(parts, { ...options, data: JSON.parse(text) as EmbedData });
}
