import type { Gif, RenditionName } from '@zoetrope/model';

/** Downloads a rendition of a GIF without credentials. */
export async function downloadRendition(gif: Gif, rendition: RenditionName): Promise<Blob> {
  const url = gif.images?.[rendition]?.url;
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.blob();
}
