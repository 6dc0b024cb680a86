import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const MOVING = /\/media\/coffee-first\/original\.(webp|gif|mp4)$|\/media\/clip\/.*\.mp4$/;

async function open(id: string, javaScriptEnabled: boolean) {
  const asked: string[] = [];
  const { page } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
    prepare: async (context) => {
      context.on('request', (request) => asked.push(request.url()));
    },
  });
  if (javaScriptEnabled) await page.locator('[data-zoetrope-live]').waitFor();
  else await page.waitForLoadState();
  return { page, moving: () => asked.filter((url) => MOVING.test(url)) };
}

it('fetches a still alone under reduced motion, and the GIF when that is asked [E-1]', async () => {
  const { page, moving } = await open('coffee-first', true);
  expect(moving()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  await expect.poll(moving).toHaveLength(1);
});

// Without script a browser fetches hidden images at once: it takes late loading for a way to watch the viewer.
it('fetches a still alone without script too, and the GIF when that is asked [E-1]', async () => {
  const { page, moving } = await open('coffee-first', false);
  const image = page.getByRole('img', { name: /./ }).and(page.locator('.media img'));
  expect(await image.evaluate((each) => each instanceof HTMLImageElement && each.currentSrc)).toContain('_still.webp');
  const still = await page.locator('.card').screenshot();
  expect(moving()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  await expect.poll(moving).toEqual([expect.stringContaining('original.webp')]);
  await expect
    .poll(async () => (await page.locator('.card').screenshot({ animations: 'allow' })).equals(still))
    .toBe(false);
  expect(await image.count(), 'what it shows is still said').toBe(1);
});

it('does not fetch a clip under reduced motion before it is started [E-1]', async () => {
  const { page, moving } = await open('beat-machine', true);
  expect(moving()).toEqual([]);
  await page.mouse.move(100, 120);
  await page.locator('.pause').click();
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0),
    )
    .toBe(true);
  expect(moving()).not.toEqual([]);
});

it('plays a clip by the browser itself under reduced motion without script [E-1]', async () => {
  const { page, moving } = await open('beat-machine', false);
  expect(moving()).toEqual([]);
  expect(await page.locator('video.reduce').getAttribute('controls')).toBe('');
  expect(await page.locator('video.reduce').isVisible()).toBe(true);
  expect(await page.locator('video.no-preference').isVisible()).toBe(false);
});
