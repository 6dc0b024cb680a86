import sharp from 'sharp';
import { frameImage } from './frames.mjs';

/**
 * Encodes frames as an endless animated WebP. Two ways:
 * - 'changes' stores only what differs from the frame before: small when much stands still (stickers, flat scenes).
 *   Its encoder also keeps pixels that differ a little, which leaves square ghosts where everything flows;
 * - 'whole' stores each frame by itself, for pictures in which everything moves.
 * The alpha channel has its own, lower quality: at 25 a sticker is a third smaller and its edge looks the same.
 */
export function encodeWebp(frames, { delay, quality = 55, alphaQuality = 25, store = 'changes' }) {
  return store === 'whole'
    ? wholeFrames(frames, delay, quality)
    : changedParts(frames, { delay, quality, alphaQuality });
}

function changedParts({ width, height, count, pixels }, { delay, quality, alphaQuality }) {
  const raw = { width, height: height * count, channels: 4, pageHeight: height };
  return sharp(pixels, { raw, limitInputPixels: false })
    .webp({ quality, alphaQuality, effort: 5, delay: Array(count).fill(delay), loop: 0 })
    .toBuffer();
}

/** Puts still pictures without transparency into the container that the WebP specification describes. */
async function wholeFrames(frames, delay, quality) {
  const { width, height, count } = frames;
  const size = [...uint24(width - 1), ...uint24(height - 1)];
  const parts = [
    chunk('VP8X', Buffer.from([ANIMATED, 0, 0, 0, ...size])),
    chunk('ANIM', Buffer.from([255, 255, 255, 255, ...FOREVER])),
  ];
  for (let index = 0; index < count; index++) {
    const still = await frameImage(frames, index).removeAlpha().webp({ quality, effort: 5 }).toBuffer();
    const place = Buffer.from([...uint24(0), ...uint24(0), ...size, ...uint24(delay), REPLACE]);
    parts.push(chunk('ANMF', Buffer.concat([place, still.subarray(FILE_HEADER)])));
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

const ANIMATED = 0b10;
const REPLACE = 0b10;
const FOREVER = [0, 0];
/** "RIFF", the size, "WEBP". */
const FILE_HEADER = 12;

const uint24 = (value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255];

function chunk(name, payload) {
  const head = Buffer.from(`${name}....`);
  head.writeUInt32LE(payload.length, 4);
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)]);
}
