import type { Browser } from 'playwright';

export interface Shot {
  readonly title: string;
  /** A PNG, as Base64. */
  readonly image: string;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
}

/** Puts pictures with their titles side by side, at two thirds of their size, and gives the sheet as WebP. */
export async function drawSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage();
  const sheet = await page.evaluate(async (all) => {
    const [columns, cell, gap, caption] = [6, 320, 16, 28];
    const canvas = document.createElement('canvas');
    const rows = Math.ceil(all.length / columns);
    canvas.width = gap + columns * (cell + gap);
    canvas.height = gap + rows * (cell + caption + gap);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser draws nothing.');
    pen.fillStyle = '#dfe3e8';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.font = '15px system-ui, sans-serif';
    for (const [index, { title, image, width, height }] of all.entries()) {
      const left = gap + (index % columns) * (cell + gap);
      const top = gap + Math.floor(index / columns) * (cell + caption + gap);
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      const scale = Math.min(1, cell / Math.max(width, height));
      pen.drawImage(picture, left, top + caption, width * scale, height * scale);
      pen.fillStyle = '#121417';
      pen.fillText(title, left, top + 19);
    }
    return canvas.toDataURL('image/webp', 0.72);
  }, shots);
  await page.close();
  return Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64');
}
