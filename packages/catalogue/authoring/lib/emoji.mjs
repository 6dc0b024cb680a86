import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { readFrames } from './frames.mjs';
import { frac } from './math.mjs';

const require = createRequire(import.meta.url);
const folders = [1, 2, 3, 4].map((n) =>
  path.join(path.dirname(require.resolve(`@lobehub/fluent-emoji-anim-${n}/package.json`)), 'assets'),
);

/** The animated file of an emoji, by its code points: '1f43c', '2764-fe0f'. */
export function emojiFile(code) {
  for (const folder of folders) {
    for (const name of [code, `${code}-fe0f`]) {
      const file = path.join(folder, `${name}.webp`);
      if (existsSync(file)) return file;
    }
  }
  throw new Error(`No animated emoji has the code ${code}.`);
}

/** An emoji to draw with: `draw(context, t, { x, y, size })` paints its moment `t` (it repeats) centred on x, y. */
export async function loadEmoji(code, size = 256) {
  const { count, pixels } = await readFrames(emojiFile(code), { width: size, height: size, step: 2 });
  const pictures = Array.from({ length: count }, (_, index) => {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    const image = context.createImageData(size, size);
    image.data.set(pixels.subarray(index * size * size * 4, (index + 1) * size * size * 4));
    context.putImageData(image, 0, 0);
    return canvas;
  });
  return {
    count,
    draw(context, t, { x, y, size: drawn }) {
      const picture = pictures[Math.floor(frac(t) * count + 1e-6) % count];
      context.drawImage(picture, x - drawn / 2, y - drawn / 2, drawn, drawn);
    },
  };
}
