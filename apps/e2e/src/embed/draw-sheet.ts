import type { Browser } from 'playwright';

export interface Screenshot {
  readonly title: string;
  /** A PNG in Base64. */
  readonly image: string;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
}

/** Draws screenshots with titles on one sheet, at two thirds of their size, and returns it as WebP. */
export async function drawSheet(browser: Browser, screenshots: readonly Screenshot[]): Promise<Buffer> {
  const page = await browser.newPage();
  const sheet = await page.evaluate(async (all) => {
    const [columns, cell, gap, caption] = [6, 320, 16, 28];
    const canvas = document.createElement('canvas');
    const rows = Math.ceil(all.length / columns);
    canvas.width = gap + columns * (cell + gap);
    canvas.height = gap + rows * (cell + caption + gap);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = '#dfe3e8';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.font = '15px system-ui, sans-serif';
    for (const [index, { title, image, width, height }] of all.entries()) {
      const left = gap + (index % columns) * (cell + gap);
      const top = gap + Math.floor(index / columns) * (cell + caption + gap);
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      const scale = Math.min(1, cell / Math.max(width, height));
      context.drawImage(picture, left, top + caption, width * scale, height * scale);
      context.fillStyle = '#121417';
      context.fillText(title, left, top + 19);
    }
    return canvas.toDataURL('image/webp', 0.72);
  }, screenshots);
  await page.close();
  return Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64');
}
