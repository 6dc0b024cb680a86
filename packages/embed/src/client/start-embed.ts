import { findParts } from './find-parts.ts';
import { type MountEmbedOptions, mountEmbed } from './mount-embed.ts';
import { readEmbedData } from './read-embed-data.ts';

/**
 * Starts the client on a page that `renderEmbedPage` rendered with a `client`. Returns the cleanup function of
 * `mountEmbed`, or undefined on any other page.
 *
 * @example
 * startEmbed(document, { onFavorite: (favorite) => console.log(favorite) });
 */
export function startEmbed(page: Document, options: Omit<MountEmbedOptions, 'data'> = {}): (() => void) | undefined {
  const parts = findParts(page);
  const data = readEmbedData(page);
  if (!parts || !data) return undefined;
  return mountEmbed(parts, { ...options, data });
}
