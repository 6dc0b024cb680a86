import { ApiError } from '../../http/api-error.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { SniffedType } from '../../media/processing/sniff-type.ts';
import { unsupported } from '../../media/processing/unsupported.ts';

/** The type of an uploaded file, with the ffmpeg that it needs or that may make more of it. */
export type UploadSource =
  | { readonly type: 'gif' | 'webp' | 'png' | 'avif'; readonly ffmpeg: Ffmpeg | undefined }
  | { readonly type: 'apng' | 'animated-avif'; readonly ffmpeg: Ffmpeg }
  | { readonly type: 'mp4'; readonly ffmpeg: Ffmpeg };

/** The end of the message for a file of any other type. */
export const ACCEPTED = 'Only GIF, WebP, PNG, AVIF and MP4 files can be uploaded.';

/** Refuses a file that this machine cannot make renditions of, before anything is stored. */
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
      throw unsupported({ name: `${name}, and ffmpeg, which that needs, is not installed` }, ACCEPTED, 'file');
    case 'mp4':
      if (ffmpeg !== undefined) return { type, ffmpeg };
      throw new ApiError(501, 'not-implemented', 'Clips cannot be uploaded here: ffmpeg is not installed.', {
        parameter: 'file',
      });
    default:
      throw unsupported(sniffed, ACCEPTED, 'file');
  }
}
