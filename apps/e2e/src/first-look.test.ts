import { expect, it } from 'vitest';
import { imagesInView, results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

it('shows animated media without console errors and without requests to other origins [C-9, W-6]', async () => {
  const { page, consoleErrors, externalRequests } = await openDemo();
  await expect
    .poll(() => imagesInView(page), { timeout: 30_000 })
    .toSatisfy(({ count, loaded, animated }) => count > 0 && loaded === count && animated > 0);
  expect(consoleErrors).toEqual([]);
  expect(externalRequests).toEqual([]);
});

it('shows stills under reduced motion, and animates them on request', async () => {
  const { page } = await openDemo({ reducedMotion: 'reduce' });
  await expect.poll(() => imagesInView(page)).toSatisfy(({ count, loaded }) => count > 0 && loaded === count);
  expect(await imagesInView(page)).toMatchObject({ animated: 0 });
  await results(page).getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(async () => (await imagesInView(page)).animated).toBeGreaterThan(0);
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

it('shows more columns in a wider window [W-1]', async () => {
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
