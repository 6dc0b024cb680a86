import { fragmentSamples, isoTracks } from './iso-tracks.ts';
import type { MediaType } from './sniff-type.ts';

/**
 * The frames of an animation, counted without decoding them. Stops above `max`: a small file can contain millions, and
 * reading them all would take seconds. 1 for stills and for broken files.
 */
export function countFrames(bytes: Buffer, type: MediaType, max: number): number {
  switch (type) {
    case 'gif':
      return countGifFrames(bytes, max);
    case 'webp':
      return countChunks(bytes, WEBP, max);
    case 'apng':
      return countChunks(bytes, PNG, max);
    case 'animated-avif':
    case 'mp4':
      return Math.max(1, fragmentSamples(bytes), ...videoSamples(bytes));
    default:
      return 1;
  }
}

/** The samples of each track but sound, whose samples are not frames. */
function videoSamples(bytes: Buffer): readonly number[] {
  return (isoTracks(bytes) ?? []).flatMap(({ handler, samples }) => (handler === 'soun' ? [] : [samples]));
}

interface ChunkFormat {
  /** Type of the chunk that begins a frame. */
  readonly frame: string;
  /** Position of the first chunk. */
  readonly start: number;
  readonly typeAt: number;
  readonly readLength: (bytes: Buffer, at: number) => number;
  /** Bytes besides the content. */
  readonly overhead: number;
  /** Chunks begin at multiples of it. */
  readonly alignment: number;
}

const WEBP: ChunkFormat = {
  frame: 'ANMF',
  start: 12,
  typeAt: 0,
  readLength: (bytes, at) => bytes.readUInt32LE(at + 4),
  overhead: 8,
  alignment: 2,
};
const PNG: ChunkFormat = {
  frame: 'fcTL',
  start: 8,
  typeAt: 4,
  readLength: (bytes, at) => bytes.readUInt32BE(at),
  overhead: 12,
  alignment: 1,
};

function countChunks(bytes: Buffer, format: ChunkFormat, max: number): number {
  const { start, typeAt, readLength, overhead, alignment } = format;
  // Compared as numbers, because a file can consist of millions of empty chunks.
  const frame = Buffer.from(format.frame, 'latin1').readUInt32BE(0);
  let count = 0;
  let at = start;
  while (at + overhead <= bytes.length && count <= max) {
    if (bytes.readUInt32BE(at + typeAt) === frame) count += 1;
    const length = readLength(bytes, at);
    at += overhead + length + (length % alignment);
  }
  return Math.max(1, count);
}

const GIF_HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const IMAGE_HEADER_BYTES = 10;

function countGifFrames(bytes: Buffer, max: number): number {
  let count = 0;
  let at = GIF_HEADER_BYTES + colorTableBytes(bytes[10]);
  while (at < bytes.length && count <= max) {
    if (bytes[at] === EXTENSION) {
      at = afterSubBlocks(bytes, at + 2);
    } else if (bytes[at] === IMAGE) {
      count += 1;
      // One byte precedes the pixels: the size of their codes.
      at = afterSubBlocks(bytes, at + IMAGE_HEADER_BYTES + colorTableBytes(bytes[at + 9]) + 1);
    } else {
      break;
    }
  }
  return Math.max(1, count);
}

/** The color table that a byte of flags announces. */
function colorTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Each sub-block begins with its length; an empty one is the last. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) break;
  }
  return at;
}
