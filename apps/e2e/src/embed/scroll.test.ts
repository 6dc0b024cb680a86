import { expect, inject, it, onTestFinished } from 'vitest';
import { startHostSite } from './host-site.ts';
import { openEmbed } from './open-embed.ts';

it('closes the card 70 ms after the pointer leaves a page that is not scrolled, although the grid is at its edge [E-16] [E-17]', async () => {
  const site = await startHostSite();
  onTestFinished(() => site.close());
  const { page, embed } = await openEmbed(site.sameSite({ src: `${inject('server')}/embed/coffee-first` }));
  const card = embed.locator('.card');
  const visibleParts = () => card.getAttribute('data-zoetrope-visible');
  await embed.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(240, 240);
  await expect.poll(visibleParts).toBe('header shade pause footer');
  // From here on the test controls the clock of the page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.evaluate((element) =>
    element.addEventListener('pointerleave', () => element.setAttribute('data-left', '')),
  );
  // A frame dispatches `pointerleave` at the next pointer move outside.
  let y = 600;
  await expect
    .poll(async () => {
      y = y === 600 ? 640 : 600;
      await page.mouse.move(600, y);
      return embed.locator('[data-left]').count();
    })
    .toBe(1);
  await page.clock.runFor(69);
  expect(await visibleParts()).toBe('header shade pause footer');
  await page.clock.runFor(1);
  expect(await visibleParts()).toBe('');
});

it('hides the header when it is scrolled out of view, and keeps the card open for 1 s over the grid [E-16] [E-17]', async () => {
  const { page } = await openEmbed(`${inject('server')}/embed/coffee-first`, { viewport: { width: 480, height: 480 } });
  const card = page.locator('.card');
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(240, 100);
  await expect.poll(() => card.getAttribute('data-zoetrope-visible')).toBe('header shade pause footer');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => card.getAttribute('data-zoetrope-visible')).toBe('shade pause footer');
  await page.locator('.tiles li').nth(5).waitFor();
  const start = performance.now();
  await page.mouse.move(240, 440);
  await expect.poll(() => card.getAttribute('data-zoetrope-visible'), { interval: 20 }).toBe('');
  expect(performance.now() - start).toBeGreaterThan(900);
  await page.mouse.wheel(0, -300);
  await page.mouse.move(240, 100);
  await expect.poll(() => card.getAttribute('data-zoetrope-visible')).toBe('header shade pause footer');
});

it('requests six related GIFs at the first interaction and then twelve, in three columns as wide as the window minus 30 px [E-5]', async () => {
  const site = await startHostSite();
  onTestFinished(() => site.close());
  const requests: string[] = [];
  // The frame lies below the corner where Chromium places the pointer before the first move.
  const { page, embed } = await openEmbed(site.sameSite({ src: `${inject('server')}/embed/coffee-first`, top: 100 }), {
    prepare: async (context) => {
      context.on('request', (request) => request.url().includes('/related?') && requests.push(request.url()));
    },
  });
  await embed.locator('[data-zoetrope-live]').waitFor();
  expect(requests).toEqual([]);
  await page.mouse.move(240, 200);
  await embed.getByRole('link', { name: 'Related Gifs' }).click();
  const tiles = embed.locator('.tiles li');
  await expect.poll(() => tiles.count()).toBe(18);
  const parameters = ['api_key', 'offset', 'limit'];
  expect(requests.map((url) => parameters.map((name) => new URL(url).searchParams.get(name)))).toEqual([
    ['zoetrope-web', '0', '6'],
    ['zoetrope-web', '6', '12'],
  ]);
  const offsets = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
  expect(new Set(offsets.map(Math.round))).toEqual(new Set([15, 167, 319]));
});
