const HEADER_BYTES = 13;
const EXTENSION = 0x21;
/** Label of the extension with the settings of the next frame. */
export const GRAPHIC_CONTROL = 0xf9;
const IMAGE = 0x2c;
const IMAGE_HEADER_BYTES = 10;

export interface GifBlock {
  readonly isImage: boolean;
  /** The label of an extension. Undefined for an image. */
  readonly label?: number | undefined;
  readonly start: number;
  /** The position after it; beyond the end of a truncated file. */
  readonly end: number;
}

/** The position of the first block, after the header and the global color table. */
export function gifBlocksStart(bytes: Buffer): number {
  return HEADER_BYTES + colorTableBytes(bytes[10]);
}

/**
 * Whether a GIF ends after one of its blocks: many lack the last byte, which marks the end, and many have bytes after it.
 * The settings of a frame must have their frame.
 */
export function isCompleteGif(bytes: Buffer): boolean {
  let last: Pick<GifBlock, 'label' | 'end'> = { end: gifBlocksStart(bytes) };
  for (const block of gifBlocks(bytes)) last = block;
  return last.end < bytes.length || (last.end === bytes.length && last.label !== GRAPHIC_CONTROL);
}

/** The images and extensions of a GIF in order, up to its end or to the first invalid byte. */
export function* gifBlocks(bytes: Buffer): Generator<GifBlock> {
  let start = gifBlocksStart(bytes);
  while (start < bytes.length) {
    const introducer = bytes[start];
    if (introducer === EXTENSION) {
      const end = afterSubBlocks(bytes, start + 2);
      yield { isImage: false, label: bytes[start + 1], start, end };
      start = end;
    } else if (introducer === IMAGE) {
      // One byte precedes the pixels: the size of their codes.
      const end = afterSubBlocks(bytes, start + IMAGE_HEADER_BYTES + colorTableBytes(bytes[start + 9]) + 1);
      yield { isImage: true, start, end };
      start = end;
    } else {
      return;
    }
  }
}

/** The color table that a byte of flags announces. */
function colorTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Each sub-block begins with its length; an empty one is the last, also beyond the end of the file. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}
