import type { RenditionName } from '@zoetrope/model';
import { isRenditionName } from './rendition-size.ts';

export type MediaFormat = 'gif' | 'webp' | 'mp4';

export interface MediaFileName {
  readonly rendition: RenditionName;
  readonly format: MediaFormat;
}

/** Parses `{rendition}.{gif|webp|mp4}`. Undefined for other names. */
export function parseMediaFileName(file: string): MediaFileName | undefined {
  const [, rendition, format] = /^([a-z_]{1,32})\.(gif|webp|mp4)$/.exec(file) ?? [];
  if (rendition === undefined || !isRenditionName(rendition) || !isFormat(format)) return undefined;
  return { rendition, format };
}

function isFormat(text: string | undefined): text is MediaFormat {
  return text === 'gif' || text === 'webp' || text === 'mp4';
}
