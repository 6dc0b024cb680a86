import { EMBED_DATA_ID, type EmbedData } from '../embed-data.ts';
import { findParts } from './find-parts.ts';
import { type MountEmbedOptions, mountEmbed } from './mount-embed.ts';

/** Starts the client of a page that `renderEmbedPage` has made. Does nothing on a page that it has not. Gives the
 * function that lets go of the page again, see mountEmbed. */
export function startEmbed(page: Document, options: Omit<MountEmbedOptions, 'data'> = {}): (() => void) | undefined {
  const parts = findParts(page);
  const text = page.getElementById(EMBED_DATA_ID)?.textContent;
  return parts && text ? mountEmbed(parts, { ...options, data: JSON.parse(text) as EmbedData }) : undefined;
}
