import type { Page, Route } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const CLIP_FILES = /\/media\/.*\.mp4$/;
const GIF_FILES = /\/media\/coffee-first\//;

interface OpenOptions {
  readonly id?: string;
  readonly files?: RegExp;
  readonly javaScriptEnabled?: boolean;
}

async function open(handler: (route: Route) => Promise<void>, options: OpenOptions = {}) {
  const { id = 'beat-machine', files = CLIP_FILES, javaScriptEnabled = true } = options;
  const { page, context } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    javaScriptEnabled,
    prepare: (prepared) => prepared.route(files, handler),
  });
  return { page, context };
}

/** The red, green and blue values, 0 to 255, of a pixel of a screenshot. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { page } = await openEmbed('about:blank');
  return page.evaluate(
    async ([image, left, top]) => {
      const decoded = new Image();
      decoded.src = `data:image/png;base64,${image}`;
      await decoded.decode();
      const context2d = new OffscreenCanvas(1, 1).getContext('2d');
      context2d?.drawImage(decoded, -left, -top);
      return [...(context2d?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [picture.toString('base64'), x, y] as const,
  );
}

const time = (page: Page) =>
  page.locator('video.media').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));

it('shows an error over the still of a clip that cannot be loaded, and retries', async () => {
  const { page, context } = await open((route) => route.fulfill({ status: 404, body: '' }));
  const alert = page.getByRole('alert');
  await alert.getByText('Can not play a video of type "mp4" on this platform.').waitFor();
  await context.unroute(CLIP_FILES);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(await alert.count()).toBe(0);
  const name = await page.evaluate(() => document.activeElement?.closest('label')?.innerText.trim());
  expect(name, 'the focus moves to the pause button').toBe('Pause animation');
});

it('keeps the focus on the retry button if a retry fails', async () => {
  const { page } = await open((route) => route.fulfill({ status: 404, body: '' }));
  const retryButton = page.getByRole('button', { name: 'Try again' });
  await retryButton.waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => document.body.setAttribute('data-tried', '')).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await retryButton.press('Enter');
  await page.locator('[data-tried]').waitFor();
  await retryButton.waitFor();
  await expect.poll(() => retryButton.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('shows an error for a GIF that cannot be loaded, and retries', async () => {
  const { page, context } = await open((route) => route.abort(), { id: 'coffee-first', files: GIF_FILES });
  const alert = page.getByRole('alert');
  await alert.getByText('Network Error...').waitFor();
  await context.unroute(GIF_FILES);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  const width = () =>
    page.locator('.media img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(() => alert.count()).toBe(0);
});

it('shows legible alternative text for a GIF that cannot be loaded, without scripts too', async () => {
  const { page } = await open((route) => route.abort(), {
    id: 'coffee-first',
    files: GIF_FILES,
    javaScriptEnabled: false,
  });
  await page.waitForLoadState();
  // White text needs a dark background. The page itself is white.
  const maxBrightness = async () => Math.max(...(await colorAt(await page.screenshot(), 240, 400)));
  await expect.poll(maxBrightness).toBeLessThan(64);
});

it('plays another file of a clip without an error message if the first cannot be loaded', async () => {
  const requested: string[] = [];
  const { page } = await open(async (route) => {
    requested.push(route.request().url());
    if (requested.length === 1) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(2);
  expect(await page.getByRole('alert').count()).toBe(0);
});
