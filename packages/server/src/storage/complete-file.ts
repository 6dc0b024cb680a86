import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Whether a media file is complete. A crash or a full disk can leave a truncated file in the cache, which browsers
 * would then cache for a year.
 */
export async function isCompleteFile(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    const check = CHECKS[extname(path)] ?? isCompleteWebp;
    return size > 16 && (await check(file, size));
  } finally {
    await file.close();
  }
}

type Check = (file: FileHandle, size: number) => Promise<boolean>;

/** By extension. */
const CHECKS: { readonly [extension: string]: Check } = {
  '.gif': (file, size) => hasEnds(file, size, { start: 'GIF8', end: '\x3b' }),
  '.jpg': (file, size) => hasEnds(file, size, { start: '\xff\xd8', end: '\xff\xd9' }),
  '.png': (file, size) => hasEnds(file, size, { start: '\x89PNG', end: 'IEND\xae\x42\x60\x82' }),
  '.webp': isCompleteWebp,
  '.avif': hasCompleteBoxes,
  '.mp4': hasCompleteBoxes,
  '.webm': isCompleteWebm,
  // Text has no end that could be checked.
  '.vtt': (file, size) => hasEnds(file, size, { start: 'WEBVTT', end: '' }),
};

async function hasEnds(file: FileHandle, size: number, { start, end }: { start: string; end: string }) {
  const head = await bytes(file, 0, start.length);
  const tail = await bytes(file, size - end.length, end.length);
  return head.toString('latin1') === start && tail.toString('latin1') === end;
}

/** The length in a RIFF header counts from its ninth byte. */
async function isCompleteWebp(file: FileHandle, size: number): Promise<boolean> {
  const head = await bytes(file, 0, 12);
  const marks = head.toString('latin1', 0, 4) + head.toString('latin1', 8, 12);
  return marks === 'RIFFWEBP' && head.readUInt32LE(4) + 8 === size;
}

/** Of MP4 and AVIF: boxes follow each other until the end, each with its length. */
async function hasCompleteBoxes(file: FileHandle, size: number): Promise<boolean> {
  let position = 0;
  while (position + 8 <= size) {
    const length = (await bytes(file, position, 4)).readUInt32BE();
    if (length < 8) return false;
    position += length;
  }
  return position === size;
}

const EBML_HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;

/** An EBML header, then one segment until the end. */
async function isCompleteWebm(file: FileHandle, size: number): Promise<boolean> {
  const head = await bytes(file, 0, 64);
  if (head.readUInt32BE() !== EBML_HEADER) return false;
  const header = lengthAt(head, 4);
  const segment = header.next + header.length;
  if (segment > 48 || head.readUInt32BE(segment) !== SEGMENT) return false;
  const { next, length } = lengthAt(head, segment + 4);
  return next + length === size;
}

/** The leading zeros of the first byte are the number of further bytes. */
function lengthAt(head: Buffer, position: number): { readonly length: number; readonly next: number } {
  const further = Math.clz32(head[position] ?? 0) - 24;
  const first = (head[position] ?? 0) % 2 ** (7 - further);
  const rest = head.subarray(position + 1, position + 1 + further);
  return { length: rest.reduce((sum, byte) => sum * 256 + byte, first), next: position + 1 + further };
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, position);
  return buffer;
}
