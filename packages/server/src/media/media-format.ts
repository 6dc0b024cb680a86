export const IMAGE_FORMATS = ['gif', 'webp', 'avif', 'jpg', 'png'] as const;
export const VIDEO_FORMATS = ['mp4', 'webm'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
/** The extensions of media files. */
export type MediaFormat = ImageFormat | VideoFormat;

export function isVideoFormat(format: string): format is VideoFormat {
  return VIDEO_FORMATS.some((known) => known === format);
}
