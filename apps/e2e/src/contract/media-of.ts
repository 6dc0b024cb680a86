import type { Gif, RenditionName } from '@zoetrope/model';

/** A file of a GIF, as everyone gets it. */
export async function mediaOf(gif: Gif, rendition: RenditionName): Promise<Blob> {
  const url = gif.images?.[rendition]?.url;
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}
