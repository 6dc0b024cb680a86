import sharp from 'sharp';
import type { FontShelf } from './fonts/font-loader.ts';
import { layOut } from './layout/lay-out.ts';
import type { Look } from './styles/text-style.ts';
import { PICTURE, svg } from './svg.ts';

/** Draws a text in a look, as an animated WebP. */
export async function drawText(text: string, look: Look, shelf: FontShelf): Promise<Buffer> {
  const layout = await layOut(text, { ...look, shelf });
  const frames: Buffer[] = [];
  // One after the other: a picture that is being made must not take all of the machine.
  for (let nth = 0; nth < look.frames; nth += 1) {
    frames.push(
      await sharp(Buffer.from(svg(look.draw(layout, nth / look.frames))))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  }
  const { width, height } = PICTURE;
  const raw = { width, height: height * look.frames, channels: 4, pageHeight: height } as const;
  const delay = frames.map(() => look.delay);
  return sharp(Buffer.concat(frames), { raw })
    .webp({ quality: 75, alphaQuality: 80, effort: 2, delay, loop: 0 })
    .toBuffer();
}
