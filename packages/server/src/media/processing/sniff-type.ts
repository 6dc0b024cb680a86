import { apngAnimation } from './apng-animation.ts';
import { isCompleteIso, isoBrands, isoTracks } from './iso-tracks.ts';

/** Types that the service can read, some with ffmpeg only. */
export type MediaType = 'gif' | 'webp' | 'png' | 'apng' | 'jpeg' | 'avif' | 'animated-avif' | 'mp4' | 'webm';

export interface SniffedType {
  readonly type: MediaType | 'other';
  /** For error messages. Undefined for unknown types. */
  readonly name: string | undefined;
}

export const CONTENT_TYPES = { gif: 'image/gif', webp: 'image/webp', mp4: 'video/mp4' } as const;

const NAMES: { readonly [type in MediaType]: string } = {
  gif: 'GIF',
  webp: 'WebP',
  png: 'PNG',
  apng: 'APNG (animated PNG)',
  jpeg: 'JPEG',
  avif: 'AVIF',
  'animated-avif': 'animated AVIF',
  mp4: 'MP4',
  webm: 'WebM',
};

/** Types that are recognized only to name them in errors. */
const OTHERS: readonly { readonly name: string; readonly start: string; readonly at?: number }[] = [
  { name: 'MP3 audio', start: 'ID3' },
  { name: 'Ogg', start: 'OggS' },
  { name: 'FLAC audio', start: 'fLaC' },
  { name: 'WAV audio', start: 'WAVE', at: 8 },
  { name: 'AVI', start: 'AVI ', at: 8 },
  { name: 'AIFF audio', start: 'AIFF', at: 8 },
  { name: 'MIDI', start: 'MThd' },
  { name: 'Flash video', start: 'FLV' },
  { name: 'MPEG video', start: '\0\0\x01\xba' },
  { name: 'TIFF', start: 'II*\0' },
  { name: 'TIFF', start: 'MM\0*' },
  { name: 'BMP', start: 'BM' },
  { name: 'Photoshop', start: '8BPS' },
  { name: 'JPEG XL', start: '\xff\x0a' },
  { name: 'JPEG XL', start: 'JXL ', at: 4 },
  { name: 'JPEG 2000', start: 'jP  ', at: 4 },
  { name: 'PDF', start: '%PDF' },
  { name: 'ZIP', start: 'PK\x03\x04' },
  { name: 'gzip', start: '\x1f\x8b' },
];

const AUDIO_BRANDS = new Set(['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B ']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'msf1']);
/** Codecs of cover pictures in audio files. */
const COVER_CODECS = new Set(['jpeg', 'png ']);

/** Detects the type of a file by its content; its name and declared type do not matter. */
export function sniffType(bytes: Buffer): SniffedType {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return media('gif');
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return media('webp');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return media(apngAnimation(bytes) === undefined ? 'png' : 'apng');
  if (text(0, 3) === '\xff\xd8\xff') return media('jpeg');
  const brands = isoBrands(bytes);
  if (brands.length > 0) return isoType(bytes, brands);
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return text(0, 64).includes('webm') ? media('webm') : otherType('Matroska');
  for (const { name, start, at = 0 } of OTHERS) {
    if (text(at, at + start.length) === start) return otherType(name);
  }
  const mpegAudio = mpegAudioName(bytes);
  if (mpegAudio !== undefined) return otherType(mpegAudio);
  const head = text(0, 1024).trimStart();
  if (head.startsWith('<') && head.includes('<svg')) return otherType('SVG');
  return { type: 'other', name: undefined };
}

/** The type of an ISO base media file; all of them begin alike. */
function isoType(bytes: Buffer, brands: readonly string[]): SniffedType {
  // One that ends midway can lack the video.
  const tracks = isCompleteIso(bytes) ? isoTracks(bytes) : undefined;
  if (brands.includes('avis')) {
    const isStill = tracks?.every(({ samples }) => samples <= 1);
    return media(isStill ? 'avif' : 'animated-avif');
  }
  if (brands.includes('avif')) return media('avif');
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return otherType('HEIC (HEIF)');
  const isAudioBrand = AUDIO_BRANDS.has(brands[0] ?? '');
  // A file without tracks is broken; only its brand identifies its type.
  if (tracks === undefined) return isAudioBrand ? otherType('M4A audio') : media('mp4');
  const hasVideo = tracks.some(
    ({ handler, codec }) => handler === 'vide' && !(isAudioBrand && COVER_CODECS.has(codec)),
  );
  if (hasVideo) return media('mp4');
  const hasAudio = tracks.some(({ handler }) => handler === 'soun');
  return otherType(hasAudio || isAudioBrand ? 'M4A audio' : 'MP4 without video');
}

/** MPEG audio frames begin with 11 set bits; the two layer bits after the version are 0 in AAC. */
function mpegAudioName(bytes: Buffer): string | undefined {
  const [first, second = 0] = bytes;
  if (first !== 0xff || second < 0xe0) return undefined;
  return (second & 0b110) === 0 ? 'AAC audio' : 'MP3 audio';
}

function media(type: MediaType): SniffedType {
  return { type, name: NAMES[type] };
}

function otherType(name: string): SniffedType {
  return { type: 'other', name };
}
