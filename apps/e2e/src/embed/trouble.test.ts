import type { Page, Route } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const FILES = /\/media\/.*\.mp4$/;
const PICTURES = /\/media\/coffee-first\//;

interface Case {
  readonly id?: string;
  readonly files?: RegExp;
  readonly javaScriptEnabled?: boolean;
}

async function open(answer: (route: Route) => Promise<void>, options: Case = {}) {
  const { id = 'beat-machine', files = FILES, javaScriptEnabled = true } = options;
  const { page, context } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    javaScriptEnabled,
    prepare: (prepared) => prepared.route(files, answer),
  });
  return { page, context };
}

/** Red, green and blue of a point of a picture, 0 to 255. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { page } = await openEmbed('about:blank');
  return page.evaluate(
    async ([image, left, top]) => {
      const shown = new Image();
      shown.src = `data:image/png;base64,${image}`;
      await shown.decode();
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      pen?.drawImage(shown, -left, -top);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [picture.toString('base64'), x, y] as const,
  );
}

const time = (page: Page) =>
  page.locator('video.media').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));

it('says that a clip does not come, over its still, and tries again', async () => {
  const { page, context } = await open((route) => route.fulfill({ status: 404, body: '' }));
  const alert = page.getByRole('alert');
  await alert.getByText('Can not play a video of type "mp4" on this platform.').waitFor();
  await context.unroute(FILES);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(await alert.count()).toBe(0);
  const name = await page.evaluate(() => document.activeElement?.closest('label')?.innerText.trim());
  expect(name, 'the focus goes to what comes').toBe('Pause animation');
});

it('keeps the focus on the way to try again where a clip does not come again', async () => {
  const { page } = await open((route) => route.fulfill({ status: 404, body: '' }));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => document.body.setAttribute('data-tried', '')).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await again.press('Enter');
  await page.locator('[data-tried]').waitFor();
  await again.waitFor();
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('says that a GIF does not come, and tries again', async () => {
  const { page, context } = await open((route) => route.abort(), { id: 'coffee-first', files: PICTURES });
  const alert = page.getByRole('alert');
  await alert.getByText('Network Error...').waitFor();
  await context.unroute(PICTURES);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  const width = () =>
    page.locator('.media img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(() => alert.count()).toBe(0);
});

it('lets the words of a GIF that does not come be read, without script too', async () => {
  const { page } = await open((route) => route.abort(), {
    id: 'coffee-first',
    files: PICTURES,
    javaScriptEnabled: false,
  });
  await page.waitForLoadState();
  // White words need a dark ground: not that of a page, which is white here.
  const lightest = async () => Math.max(...(await colourAt(await page.screenshot(), 240, 400)));
  await expect.poll(lightest).toBeLessThan(64);
});

it('takes another file of the clip where the first does not come, without a word', async () => {
  const asked: string[] = [];
  const { page } = await open(async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(2);
  expect(await page.getByRole('alert').count()).toBe(0);
});
