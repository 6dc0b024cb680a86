import { IMAGE_FORMATS, type MediaFormat, VIDEO_FORMATS } from './media-format.ts';
import { hasFormat, isMediaRendition, type MediaRendition } from './rendition-size.ts';

/** A media file that items may have. */
export interface MediaFile {
  readonly rendition: MediaRendition;
  readonly format: MediaFormat;
  /** `{rendition}.{format}` */
  readonly name: string;
}

export function mediaFile(rendition: MediaRendition, format: MediaFormat): MediaFile {
  return { rendition, format, name: `${rendition}.${format}` };
}

const FORMATS: readonly MediaFormat[] = [...IMAGE_FORMATS, ...VIDEO_FORMATS];

/** Parses `{rendition}.{format}`. Undefined for other names. */
export function parseMediaFile(name: string): MediaFile | undefined {
  const [rendition = '', extension, ...rest] = name.split('.');
  const format = FORMATS.find((known) => known === extension);
  if (format === undefined || rest.length > 0 || !isMediaRendition(rendition)) return undefined;
  return hasFormat(rendition, format) ? { rendition, format, name } : undefined;
}
