import { expect, it } from 'vitest';
import { results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';

/** More nodes than this would mean that a long list makes a slow page. */
const MAX_NODES = 120;
const PAGE = 25;

it('loads page after page to the end of the list, and holds few nodes all the way [W-2, W-5, C-13]', async () => {
  const { total } = await trending();
  expect(total).toBeGreaterThan(PAGE);
  const { page, consoleErrors } = await openDemo();
  await tiles(page).first().waitFor();
  const seen = new Map<string, string>();
  let maxNodes = 0;
  const look = async () => {
    const places = await tiles(page).evaluateAll((all) =>
      all.map((tile) => [tile.getAttribute('aria-posinset') ?? '', tile.dataset.zoetropeGif ?? ''] as const),
    );
    for (const [place, id] of places) seen.set(place, id);
    maxNodes = Math.max(maxNodes, await results(page).locator('*').count());
  };
  await page.mouse.move(640, 500);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        await look();
        return seen.size;
      },
      { timeout: 45_000, interval: 60 },
    )
    .toBe(total);
  expect(new Set(seen.values()).size).toBe(total);
  expect(maxNodes).toBeLessThanOrEqual(MAX_NODES);
  await expect.poll(() => results(page).getAttribute('data-zoetrope-grid')).toBe('end');
  expect(consoleErrors).toEqual([]);
});

it('comes back to where one was', async () => {
  const { page } = await openDemo();
  await tiles(page).first().waitFor();
  const first = await tiles(page).first().getAttribute('data-zoetrope-gif');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -6000);
  await expect.poll(() => tiles(page).first().getAttribute('data-zoetrope-gif')).toBe(first);
});
