import type { Page, Route } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const FILES = /\/media\/.*\.mp4$/;

async function open(answer: (route: Route) => Promise<void>) {
  const { page, context } = await openEmbed(`${inject('server')}/embed/beat-machine`, {
    viewport: { width: 480, height: 480 },
    prepare: (prepared) => prepared.route(FILES, answer),
  });
  return { page, context };
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
