import { EMBED_DATA_ID, type EmbedData } from '../embed-data.ts';

/** Reads the data from a page. Returns undefined on a page without a client. */
export function readEmbedData(page: Document): EmbedData | undefined {
  const text = page.getElementById(EMBED_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as EmbedData) : undefined;
}
