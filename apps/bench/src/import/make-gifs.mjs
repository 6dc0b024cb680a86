import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 240;
const FRAMES = 12;
const CHANNELS = 3;
/** Colors of the fields that a frame consists of, across and down. */
const FIELDS = 8;
/** Brightness that each pixel differs by, so that a frame compresses like a recording. */
const GRAIN = 24;

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** Each channel is inverted or not. */
const INVERSIONS = 8;
const RECOLORINGS = ORDERS.length * INVERSIONS;

/**
 * Writes different animated GIFs of about 500 kB into a folder, the same ones each time. Encoding one takes a second, so
 * each is written in 48 colorings, which have neither their content nor their picture hash in common. Returns their mean
 * size in bytes.
 */
export async function makeGifs(folder, count) {
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (let scene = 0; scene * RECOLORINGS < count; scene += 1) {
    const gif = await encodeScene(scene);
    for (let coloring = 0; coloring < Math.min(RECOLORINGS, count - scene * RECOLORINGS); coloring += 1) {
      writeFileSync(join(folder, `benchmark ${scene}-${coloring}.gif`), recolor(gif, coloring));
      bytes += gif.length;
    }
  }
  return bytes / count;
}

async function encodeScene(scene) {
  const random = randomBytes(scene);
  const frames = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const fields = Buffer.from(Array.from({ length: FIELDS * FIELDS * CHANNELS }, random));
    const pixels = await sharp(fields, { raw: { width: FIELDS, height: FIELDS, channels: CHANNELS } })
      .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += CHANNELS) {
      const grain = (random() % GRAIN) - GRAIN / 2;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        pixels[at + channel] = Math.max(0, Math.min(255, pixels[at + channel] + grain));
      }
    }
    frames.push(pixels);
  }
  const raw = { width: WIDTH, height: HEIGHT * FRAMES, channels: CHANNELS, pageHeight: HEIGHT };
  return sharp(Buffer.concat(frames), { raw })
    .gif({ effort: 1, colours: 32, dither: 0, delay: frames.map(() => 80), loop: 0 })
    .toBuffer();
}

/** Exchanges and inverts the channels of all color tables. */
function recolor(gif, coloring) {
  const bytes = Buffer.from(gif);
  const order = ORDERS[coloring % ORDERS.length];
  const inversion = Math.floor(coloring / ORDERS.length);

  function recolorTable(start, flags) {
    const end = start + CHANNELS * 2 ** ((flags & 7) + 1);
    for (let at = start; at < end; at += CHANNELS) {
      const color = order.map((channel) => bytes[at + channel]);
      for (const [channel, value] of color.entries()) {
        bytes[at + channel] = inversion & (1 << channel) ? 255 - value : value;
      }
    }
    return end;
  }
  function skipSubBlocks(start) {
    let at = start;
    while (bytes[at] !== 0) at += bytes[at] + 1;
    return at + 1;
  }

  const hasTable = 0x80;
  let at = bytes[10] & hasTable ? recolorTable(13, bytes[10]) : 13;
  for (;;) {
    if (bytes[at] === 0x21) {
      at = skipSubBlocks(at + 2);
    } else if (bytes[at] === 0x2c) {
      const flags = bytes[at + 9];
      at = flags & hasTable ? recolorTable(at + 10, flags) : at + 10;
      at = skipSubBlocks(at + 1);
    } else {
      return bytes;
    }
  }
}

/** A linear congruential generator: the same bytes for the same seed. */
function randomBytes(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
}
