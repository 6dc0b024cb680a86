import { IMAGE_FORMATS, type MediaFormat, VIDEO_FORMATS } from './media-format.ts';
import { hasFormat, isMediaRendition, type MediaRendition } from './rendition-size.ts';

export interface MediaFileName {
  readonly rendition: MediaRendition;
  readonly format: MediaFormat;
}

const FORMATS: readonly MediaFormat[] = [...IMAGE_FORMATS, ...VIDEO_FORMATS];

/** Parses `{rendition}.{format}`. Undefined for other names. */
export function parseMediaFileName(file: string): MediaFileName | undefined {
  const [rendition = '', extension, ...rest] = file.split('.');
  const format = FORMATS.find((known) => known === extension);
  if (format === undefined || rest.length > 0 || !isMediaRendition(rendition)) return undefined;
  return hasFormat(rendition, format) ? { rendition, format } : undefined;
}
