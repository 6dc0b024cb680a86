import { type GifBlock, GRAPHIC_CONTROL, gifBlocks, gifBlocksStart } from './gif-blocks.ts';

/**
 * Returns a picture without its metadata, such as comments, camera, location and author. Its frames are copied, not
 * decoded. Undefined for a picture with a color profile: it must be re-encoded to convert its colors.
 */
export function cutMetadata(bytes: Buffer, type: 'gif' | 'webp'): Buffer | undefined {
  return type === 'gif' ? cutGif(bytes) : cutWebp(bytes);
}

const APPLICATION = 0xff;
const TRAILER = 0x3b;
/** Applications whose extension says how often the animation is played. */
const LOOPS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const COLOR_PROFILE = 'ICCRGBG1012';

function cutGif(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, gifBlocksStart(bytes))];
  for (const block of gifBlocks(bytes)) {
    const application = applicationOf(bytes, block);
    if (application === COLOR_PROFILE) return undefined;
    const isLoop = application !== undefined && LOOPS.has(application);
    if (block.isImage || block.label === GRAPHIC_CONTROL || isLoop) kept.push(bytes.subarray(block.start, block.end));
  }
  return Buffer.concat([...kept, Buffer.of(TRAILER)]);
}

/** The identifier and the code of an application extension. */
function applicationOf(bytes: Buffer, { label, start }: GifBlock): string | undefined {
  return label === APPLICATION ? bytes.toString('latin1', start + 3, start + 14) : undefined;
}

/** Chunks with pixels, and those that describe the canvas and the animation. */
const PICTURE_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Flags of a VP8X chunk that announce EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

function cutWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER_BYTES + length + (length % 2);
    if (type === 'ICCP') return undefined;
    if (PICTURE_CHUNKS.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (type === 'VP8X' && length > 0)
        chunk.writeUInt8(chunk.readUInt8(CHUNK_HEADER_BYTES) & ~METADATA_FLAGS, CHUNK_HEADER_BYTES);
      kept.push(chunk);
    }
    at = end;
  }
  const body = Buffer.concat(kept);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}
