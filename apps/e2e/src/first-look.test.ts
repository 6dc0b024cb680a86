import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { imagesInView, results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

it('shows animated media without console errors and without requests to other origins [C-9, W-6]', async () => {
  const { page, consoleErrors, externalRequests } = await openDemo();
  await expect
    .poll(() => imagesInView(page))
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
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
])('fits %s without scrolling sideways [W-1]', async (_device, options) => {
  const { page } = await openDemo(options);
  await expectToFit(page, options.viewport.width);
});

it('fits a desktop at 400 % and at 100 % without scrolling sideways, with more columns in the wider window [W-1]', async () => {
  const { page } = await openDemo({ viewport: { width: 320, height: 640 } });
  await expectToFit(page, 320);
  const narrow = await columns(page);
  expect(narrow).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => columns(page)).toBeGreaterThan(narrow);
  await expectToFit(page, 1440);
});

async function expectToFit(page: Page, width: number): Promise<void> {
  await tiles(page).first().waitFor();
  const { content, window, widest } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
    widest: Math.max(
      ...[...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => tile.getBoundingClientRect().right),
    ),
  }));
  expect(window).toBe(width);
  expect(content).toBeLessThanOrEqual(window);
  expect(widest).toBeLessThanOrEqual(window);
}

async function columns(page: Page): Promise<number> {
  const lefts = await tiles(page).evaluateAll((all) =>
    all.map((tile) => Math.round(tile.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}
