import type { EnginePage } from './engine.ts';

/** The first and the last row in which two PNGs of a viewport differ, in px. The page decodes them. */
export function differingRows(page: EnginePage, before: Buffer, after: Buffer) {
  return page.evaluate(
    async (...images) => {
      const [first, second] = await Promise.all(
        images.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return { width: image.width, pixels: context?.getImageData(0, 0, image.width, image.height).data };
        }),
      );
      if (!first?.pixels || !second?.pixels) throw new Error('A screenshot cannot be decoded.');
      const rows: number[] = [];
      for (let at = 0; at < first.pixels.length; at += 1) {
        if (first.pixels[at] !== second.pixels[at]) rows.push(Math.floor(at / 4 / first.width));
      }
      if (rows.length === 0) throw new Error('The screenshots are equal.');
      return { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
    },
    before.toString('base64'),
    after.toString('base64'),
  );
}
