import type { Gif, RenditionName } from '@zoetrope/model';

/** A file of a GIF, as everyone gets it. */
export async function mediaOf(gif: Gif, rendition: RenditionName): Promise<Blob> {
  const url = gif.images?.[rendition]?.url;
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.blob();
}
