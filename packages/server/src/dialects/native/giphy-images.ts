import type { WireImages, WireRendition } from '@zoetrope/model/wire';
import type { StoredItem } from '../../database/schema.ts';
import type { FindFile, ItemFiles } from '../../media/item-files.ts';
import type { ImageFormat } from '../../media/media-format.ts';
import { type MediaFile, mediaFile } from '../../media/media-path.ts';
import { fileSizeInPixels, type MediaRendition, renditionSize } from '../../media/rendition-size.ts';

export interface ImagesContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  readonly files: ItemFiles;
}

/** The files of a rendition. */
interface RenditionFiles {
  readonly name: MediaRendition;
  readonly url?: MediaFile | undefined;
  readonly webp?: MediaFile | undefined;
  /** Of stills, in addition to the files of GIPHY. */
  readonly avif?: MediaFile | undefined;
  readonly mp4?: MediaFile | undefined;
}

const FILES = {
  original: animated('original'),
  downsized_large: animated('downsized_large'),
  fixed_width: animated('fixed_width'),
  fixed_height: animated('fixed_height'),
  fixed_width_small: animated('fixed_width_small'),
  fixed_height_small: animated('fixed_height_small'),
  original_still: still('original_still'),
  downsized_large_still: still('downsized_large_still'),
  fixed_width_still: still('fixed_width_still'),
  fixed_height_still: still('fixed_height_still'),
  fixed_width_small_still: still('fixed_width_small_still'),
  fixed_height_small_still: still('fixed_height_small_still'),
  downsized: file('downsized', 'gif'),
  downsized_medium: file('downsized_medium', 'gif'),
  downsized_small: video('downsized_small'),
  downsized_still: file('downsized_still', 'gif'),
  fixed_width_downsampled: picture('fixed_width_downsampled'),
  fixed_height_downsampled: picture('fixed_height_downsampled'),
  preview: video('preview'),
  preview_gif: file('preview_gif', 'gif'),
  preview_webp: file('preview_webp', 'webp'),
  original_mp4: video('original_mp4'),
  looping: video('looping'),
  '480w_still': file('480w_still', 'gif'),
  hd: video('hd'),
};

function animated(name: MediaRendition): RenditionFiles {
  return { ...picture(name), mp4: mediaFile(name, 'mp4') };
}

function picture(name: MediaRendition): RenditionFiles {
  return { ...file(name, 'gif'), webp: mediaFile(name, 'webp') };
}

function still(name: MediaRendition): RenditionFiles {
  return { ...picture(name), avif: mediaFile(name, 'avif') };
}

function file(name: MediaRendition, format: ImageFormat): RenditionFiles {
  return { name, url: mediaFile(name, format) };
}

function video(name: MediaRendition): RenditionFiles {
  return { name, mp4: mediaFile(name, 'mp4') };
}

/**
 * The renditions of GIPHY's API. Numbers are texts, as in that API. A size in bytes is 0 before the file exists. A
 * rendition without files is undefined.
 *
 * Every object has the same properties: JavaScript engines treat objects with computed names as dictionaries, which
 * take several times as long to fill and to write as JSON.
 */
export function giphyImages(item: StoredItem, { origin, files }: ImagesContext): WireImages {
  const find = files.of(item, origin);
  return {
    original: toRendition(item, FILES.original, find),
    downsized_large: toRendition(item, FILES.downsized_large, find),
    fixed_width: toRendition(item, FILES.fixed_width, find),
    fixed_height: toRendition(item, FILES.fixed_height, find),
    fixed_width_small: toRendition(item, FILES.fixed_width_small, find),
    fixed_height_small: toRendition(item, FILES.fixed_height_small, find),
    original_still: toRendition(item, FILES.original_still, find),
    downsized_large_still: toRendition(item, FILES.downsized_large_still, find),
    fixed_width_still: toRendition(item, FILES.fixed_width_still, find),
    fixed_height_still: toRendition(item, FILES.fixed_height_still, find),
    fixed_width_small_still: toRendition(item, FILES.fixed_width_small_still, find),
    fixed_height_small_still: toRendition(item, FILES.fixed_height_small_still, find),
    downsized: toRendition(item, FILES.downsized, find),
    downsized_medium: toRendition(item, FILES.downsized_medium, find),
    downsized_small: toRendition(item, FILES.downsized_small, find),
    downsized_still: toRendition(item, FILES.downsized_still, find),
    fixed_width_downsampled: toRendition(item, FILES.fixed_width_downsampled, find),
    fixed_height_downsampled: toRendition(item, FILES.fixed_height_downsampled, find),
    preview: toRendition(item, FILES.preview, find),
    preview_gif: toRendition(item, FILES.preview_gif, find),
    preview_webp: toRendition(item, FILES.preview_webp, find),
    original_mp4: toRendition(item, FILES.original_mp4, find),
    looping: toRendition(item, FILES.looping, find),
    '480w_still': toRendition(item, FILES['480w_still'], find),
    hd: toRendition(item, FILES.hd, find),
  };
}

function toRendition(item: StoredItem, files: RenditionFiles, find: FindFile): WireRendition | undefined {
  const url = files.url && find(files.url);
  const webp = files.webp && find(files.webp);
  const avif = files.avif && find(files.avif);
  const mp4 = files.mp4 && find(files.mp4);
  if (url === undefined && mp4 === undefined) return undefined;
  const { width, height } =
    url === undefined ? fileSizeInPixels(files.name, 'mp4', item) : renditionSize(files.name, item);
  const rendition: WireRendition = { width: String(width), height: String(height) };
  if (url !== undefined) {
    rendition.url = url.url;
    rendition.size = String(url.bytes);
  }
  if (webp !== undefined) {
    rendition.webp = webp.url;
    rendition.webp_size = String(webp.bytes);
  }
  if (avif !== undefined) rendition.avif = avif.url;
  if (mp4 !== undefined) {
    rendition.mp4 = mp4.url;
    rendition.mp4_size = String(mp4.bytes);
  }
  if (files.name === 'original') rendition.frames = String(item.frames);
  return rendition;
}
