import { expect, it } from 'vitest';
import { results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';

/** The Grid is virtualized, so it has few elements at any length. */
const MAX_NODES = 120;
const PAGE = 25;

it('loads all pages of the list, never has more than 120 elements, and shows the first tile again after scrolling up [W-2, W-5, C-13]', async () => {
  const { total } = await trending();
  expect(total).toBeGreaterThan(PAGE);
  const { page, consoleErrors } = await openDemo();
  await tiles(page).first().waitFor();
  const first = await tiles(page).first().getAttribute('data-zoetrope-gif');
  const seen = new Map<string, string>();
  let maxNodes = 0;
  const recordTiles = async () => {
    const positions = await tiles(page).evaluateAll((all) =>
      all.map((tile) => [tile.getAttribute('aria-posinset') ?? '', tile.dataset.zoetropeGif ?? ''] as const),
    );
    for (const [position, id] of positions) seen.set(position, id);
    maxNodes = Math.max(maxNodes, await results(page).locator('*').count());
  };
  await page.mouse.move(640, 500);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        await recordTiles();
        return seen.size;
      },
      { interval: 60 },
    )
    .toBe(total);
  expect(new Set(seen.values()).size).toBe(total);
  expect(maxNodes).toBeLessThanOrEqual(MAX_NODES);
  await expect.poll(() => results(page).getAttribute('data-zoetrope-grid')).toBe('end');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -1_000_000);
  await expect.poll(() => tiles(page).first().getAttribute('data-zoetrope-gif')).toBe(first);
  expect(consoleErrors).toEqual([]);
});
