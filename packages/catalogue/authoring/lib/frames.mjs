import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/**
 * A picture in motion: `count` RGBA frames of `width` x `height`, one after the other in `pixels`.
 * @typedef {{ width: number, height: number, count: number, pixels: Buffer }} Frames
 */

/**
 * Draws all frames of a recipe. It has either
 * - `canvas(width, height)` that returns `(context, t) => void`, or
 * - `shader(width, height)` that returns `(pixels, t) => void`, drawn `oversample` times larger and scaled down.
 * Both may be async; `t` goes from 0 (included) to 1 (excluded).
 */
export async function drawFrames(recipe) {
  return recipe.shader ? shaderFrames(recipe) : canvasFrames(recipe);
}

async function canvasFrames({ width, height, frames: count, canvas: prepare }) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const draw = await prepare(width, height);
  const size = width * height * 4;
  const pixels = Buffer.alloc(size * count);
  for (let frame = 0; frame < count; frame++) {
    context.reset();
    draw(context, frame / count);
    pixels.set(context.getImageData(0, 0, width, height).data, frame * size);
  }
  return { width, height, count, pixels };
}

async function shaderFrames({ width, height, frames: count, shader: prepare, oversample = 2 }) {
  const drawn = { width: width * oversample, height: height * oversample };
  const shade = await prepare(drawn.width, drawn.height);
  const large = new Uint8ClampedArray(drawn.width * drawn.height * 4);
  const size = width * height * 4;
  const pixels = Buffer.alloc(size * count);
  for (let frame = 0; frame < count; frame++) {
    shade(large, frame / count);
    const raw = { raw: { ...drawn, channels: 4 } };
    const small = await sharp(Buffer.from(large.buffer), raw)
      .resize(width, height, { kernel: 'mitchell' })
      .raw()
      .toBuffer();
    small.copy(pixels, frame * size);
  }
  return { width, height, count, pixels };
}

/** One frame as a sharp image. */
export function frameImage({ width, height, pixels }, index) {
  const size = width * height * 4;
  return sharp(pixels.subarray(index * size, (index + 1) * size), { raw: { width, height, channels: 4 } });
}
