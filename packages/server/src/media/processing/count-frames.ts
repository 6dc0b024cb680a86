import { gifBlocks } from './gif-blocks.ts';
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

function countGifFrames(bytes: Buffer, max: number): number {
  let count = 0;
  for (const { isImage } of gifBlocks(bytes)) {
    if (isImage) count += 1;
    if (count > max) break;
  }
  return Math.max(1, count);
}
