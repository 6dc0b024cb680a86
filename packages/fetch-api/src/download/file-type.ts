/** The MIME types of media that a provider may have. */
export type FileType = 'image/gif' | 'image/webp' | 'image/avif' | 'image/png' | 'image/jpeg' | 'video/mp4';

/** The file extensions of media types. */
export const EXTENSIONS: { readonly [type in FileType]: string } = {
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
};

/**
 * The media type of a file by its first bytes, because servers label files wrongly, and an application that encrypts a
 * file is the last one to see its type. Undefined for anything else, such as an HTML page.
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 4) === 'GIF8') return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(1, 4) === 'PNG' && bytes[0] === 0x89) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  // AVIF and MP4 are both ISO base media files; the brand distinguishes them.
  if (text(4, 8) !== 'ftyp') return undefined;
  return text(8, 11) === 'avi' ? 'image/avif' : 'video/mp4';
}
