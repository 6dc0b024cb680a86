import { expect, it } from 'vitest';
import { imagesInSight, results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

const moving = { loaded: expect.any(Number), moving: expect.any(Number) };

it('shows moving media without a console error or a request beyond its own origin [C-9, W-6]', async () => {
  const { page, consoleErrors, strangers } = await openDemo();
  await expect
    .poll(() => imagesInSight(page), { timeout: 30_000 })
    .toSatisfy(({ count, loaded, moving }) => {
      return count > 0 && loaded === count && moving > 0;
    });
  expect(consoleErrors).toEqual([]);
  expect(strangers).toEqual([]);
});

it('shows stills to viewers who asked for less motion, and moves them when told to', async () => {
  const { page } = await openDemo({ reducedMotion: 'reduce' });
  await expect.poll(() => imagesInSight(page)).toSatisfy(({ count, loaded }) => count > 0 && loaded === count);
  expect(await imagesInSight(page)).toMatchObject({ ...moving, moving: 0 });
  await results(page).getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(async () => (await imagesInSight(page)).moving).toBeGreaterThan(0);
});

it.each([
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 }],
  ['a desktop at 400 %', { viewport: { width: 320, height: 640 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
])('fits %s without scrolling sideways [W-1]', async (_device, options) => {
  const { page } = await openDemo(options);
  await tiles(page).first().waitFor();
  const { content, window, widest } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
    widest: Math.max(
      ...[...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => tile.getBoundingClientRect().right),
    ),
  }));
  expect(window).toBe(options.viewport.width);
  expect(content).toBeLessThanOrEqual(window);
  expect(widest).toBeLessThanOrEqual(window);
});

it('uses more columns where there is more room [W-1]', async () => {
  const columns = async (width: number) => {
    const { page } = await openDemo({ viewport: { width, height: 900 } });
    await tiles(page).first().waitFor();
    const lefts = await tiles(page).evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().left)),
    );
    return new Set(lefts).size;
  };
  const [phone, desktop] = [await columns(390), await columns(1440)];
  expect(phone).toBeGreaterThan(0);
  expect(desktop).toBeGreaterThan(phone);
});
