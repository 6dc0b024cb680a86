import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const ANIMATED = /\/media\/coffee-first\/original\.(webp|gif|mp4)$|\/media\/clip\/.*\.mp4$/;

async function open(id: string, { javaScriptEnabled = true } = {}) {
  const requested: string[] = [];
  const { page } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
    prepare: async (context) => {
      context.on('request', (request) => requested.push(request.url()));
    },
  });
  if (javaScriptEnabled) await page.locator('[data-zoetrope-live]').waitFor();
  else await page.waitForLoadState();
  return { page, animatedRequests: () => requested.filter((url) => ANIMATED.test(url)) };
}

it('fetches only the still under reduced motion, and the GIF when the user starts it [E-1]', async () => {
  const { page, animatedRequests } = await open('coffee-first');
  expect(animatedRequests()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  await expect.poll(animatedRequests).toHaveLength(1);
});

// Without scripting, browsers ignore `loading=lazy` to prevent tracking, and fetch hidden images at once.
it('fetches only the still without scripting too, and the GIF when the user starts it [E-1]', async () => {
  const { page, animatedRequests } = await open('coffee-first', { javaScriptEnabled: false });
  const image = page.getByRole('img', { name: /./ }).and(page.locator('.media img'));
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.currentSrc)).toContain(
    '_still.webp',
  );
  const still = await page.locator('.card').screenshot();
  expect(animatedRequests()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  await expect.poll(animatedRequests).toEqual([expect.stringContaining('original.webp')]);
  await expect
    .poll(async () => (await page.locator('.card').screenshot({ animations: 'allow' })).equals(still))
    .toBe(false);
  expect(await image.count(), 'the alternative text is still available').toBe(1);
});

it('fetches no clip under reduced motion before the user starts it [E-1]', async () => {
  const { page, animatedRequests } = await open('beat-machine');
  expect(animatedRequests()).toEqual([]);
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
  expect(animatedRequests()).not.toEqual([]);
});

it('leaves a clip to the controls of the browser under reduced motion without scripting [E-1]', async () => {
  const { page, animatedRequests } = await open('beat-machine', { javaScriptEnabled: false });
  expect(animatedRequests()).toEqual([]);
  expect(await page.locator('video.reduce').getAttribute('controls')).toBe('');
  expect(await page.locator('video.reduce').isVisible()).toBe(true);
  expect(await page.locator('video.no-preference').isVisible()).toBe(false);
});
