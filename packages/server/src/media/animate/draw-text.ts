import sharp from 'sharp';
import type { FontLoader } from './fonts/font-loader.ts';
import { layOut } from './layout/lay-out.ts';
import type { TextStyle } from './styles/text-style.ts';
import { PICTURE, svg } from './svg.ts';

/** Renders text in a style as an animated WebP. */
export async function drawText(text: string, style: TextStyle, fonts: FontLoader): Promise<Buffer> {
  const layout = await layOut(text, { ...style, fonts });
  const frames: Buffer[] = [];
  // One frame at a time, so that drawing leaves CPU time for requests.
  for (let index = 0; index < style.frameCount; index += 1) {
    frames.push(
      await sharp(Buffer.from(svg(style.draw(layout, index / style.frameCount))))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  }
  const { width, height } = PICTURE;
  const raw = { width, height: height * style.frameCount, channels: 4, pageHeight: height } as const;
  const delay = frames.map(() => style.delay);
  return sharp(Buffer.concat(frames), { raw })
    .webp({ quality: 75, alphaQuality: 80, effort: 2, delay, loop: 0 })
    .toBuffer();
}
