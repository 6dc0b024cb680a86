/** What a file is by its first bytes, whatever it is called. */
export type SniffedType = 'gif' | 'webp' | 'png' | 'jpeg' | 'mp4';

export const CONTENT_TYPES: { readonly [type in SniffedType]: string } = {
  gif: 'image/gif',
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
};

export function sniffType(bytes: Buffer): SniffedType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(4, 8) === 'ftyp') return 'mp4';
  return undefined;
}
