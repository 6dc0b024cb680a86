import { ApiError } from '../../http/api-error.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { SniffedType } from '../../media/processing/sniff-type.ts';
import { unsupportedError } from '../../media/processing/unsupported.ts';

/** The type of an upload, with the ffmpeg that it requires or that can also make a video from it. */
export type UploadSource =
  | { readonly type: 'gif' | 'webp' | 'png' | 'avif'; readonly ffmpeg: Ffmpeg | undefined }
  | { readonly type: 'apng' | 'animated-avif'; readonly ffmpeg: Ffmpeg }
  | { readonly type: 'mp4' | 'webm'; readonly ffmpeg: Ffmpeg };

/** Last sentence of the error for other types. */
export const ACCEPTED = 'Only GIF, WebP, PNG, AVIF, MP4 and WebM files can be uploaded.';

/** Rejects files that this machine cannot convert, before anything is stored. */
export function uploadSource(sniffed: SniffedType, ffmpeg: Ffmpeg | undefined): UploadSource {
  const { type, name } = sniffed;
  switch (type) {
    case 'gif':
    case 'webp':
    case 'png':
    case 'avif':
      return { type, ffmpeg };
    case 'apng':
    case 'animated-avif':
      if (ffmpeg !== undefined) return { type, ffmpeg };
      throw unsupportedError({ name: `${name}, which requires ffmpeg, and ffmpeg is not installed` }, ACCEPTED, 'file');
    case 'mp4':
    case 'webm':
      if (ffmpeg !== undefined) return { type, ffmpeg };
      throw new ApiError('Clips cannot be uploaded here: ffmpeg is not installed.', {
        status: 501,
        code: 'not-implemented',
        parameter: 'file',
      });
    default:
      throw unsupportedError(sniffed, ACCEPTED, 'file');
  }
}
