import type { WireImages, WireRendition } from '@zoetrope/model/wire';
import type { StoredItem } from '../../database/schema.ts';
import type { ItemFiles } from '../../media/item-files.ts';
import type { ImageFormat } from '../../media/media-format.ts';
import { isStill, type MediaRendition, RENDITION_NAMES, renditionSize } from '../../media/rendition-size.ts';

export interface ImagesContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  readonly files: ItemFiles;
}

/** The files of a rendition: `url` in a format, and others. */
interface Links {
  readonly url?: ImageFormat;
  readonly webp?: true;
  readonly mp4?: true;
}

const ANIMATED: Links = { url: 'gif', webp: true, mp4: true };
const STILL: Links = { url: 'gif', webp: true };
const VIDEO: Links = { mp4: true };

const RENDITIONS: readonly (readonly [MediaRendition, Links])[] = [
  ...RENDITION_NAMES.map((name) => [name, isStill(name) ? STILL : ANIMATED] as const),
  ['downsized', { url: 'gif' }],
  ['downsized_medium', { url: 'gif' }],
  ['downsized_small', VIDEO],
  ['downsized_still', { url: 'gif' }],
  ['fixed_width_downsampled', { url: 'gif', webp: true }],
  ['fixed_height_downsampled', { url: 'gif', webp: true }],
  ['preview', VIDEO],
  ['preview_gif', { url: 'gif' }],
  ['preview_webp', { url: 'webp' }],
  ['original_mp4', VIDEO],
  ['looping', VIDEO],
  ['480w_still', { url: 'gif' }],
  ['hd', VIDEO],
];

/**
 * The renditions of GIPHY's API. Numbers are texts, as in that API. A size in bytes is 0 before the file exists. A
 * rendition without files is missing.
 */
export function giphyImages(item: StoredItem, context: ImagesContext): WireImages {
  const images: WireImages = {};
  for (const [name, links] of RENDITIONS) {
    const rendition = toRendition(item, { name, links }, context);
    if (rendition !== undefined) images[name] = rendition;
  }
  return images;
}

/** Assigns properties one by one: a response has some hundred renditions, and spreading takes three times as long. */
function toRendition(
  item: StoredItem,
  { name, links }: { readonly name: MediaRendition; readonly links: Links },
  { origin, files }: ImagesContext,
): WireRendition | undefined {
  const url = links.url && files.find(item, name, links.url);
  const webp = links.webp && files.find(item, name, 'webp');
  const mp4 = links.mp4 && files.find(item, name, 'mp4');
  if (url === undefined && mp4 === undefined) return undefined;
  const { width, height } = mp4 !== undefined && url === undefined ? mp4 : renditionSize(name, item);
  const rendition: WireRendition = { width: String(width), height: String(height) };
  if (url !== undefined) {
    rendition.url = `${origin}${url.path}`;
    rendition.size = String(url.bytes);
  }
  if (webp !== undefined) {
    rendition.webp = `${origin}${webp.path}`;
    rendition.webp_size = String(webp.bytes);
  }
  if (mp4 !== undefined) {
    rendition.mp4 = `${origin}${mp4.path}`;
    rendition.mp4_size = String(mp4.bytes);
  }
  if (name === 'original') rendition.frames = String(item.frames);
  return rendition;
}
