import { expect, it } from 'vitest';
import { results, tiles } from './rig/grid.ts';
import { openDemo } from './rig/open-page.ts';

it('says when the service is down, and recovers with "Try again?" [W-3, K-1]', async () => {
  const { page } = await openDemo({
    prepare: (page) => page.route('**/v1/**', (route) => route.abort('connectionrefused')),
  });
  await results(page).getByText('Error loading GIFs.').waitFor({ timeout: 30_000 });
  expect(await tiles(page).count()).toBe(0);
  const retry = results(page).getByRole('button', { name: 'Try again?' });
  await retry.click();
  await retry.waitFor();
  await page.unroute('**/v1/**');
  await retry.click();
  await tiles(page).first().waitFor();
  expect(await results(page).getByText('Error loading GIFs.').count()).toBe(0);
});

it('shows nothing broken when pictures do not come', async () => {
  const { page } = await openDemo({ prepare: (page) => page.route('**/media/**', (route) => route.abort()) });
  await tiles(page).first().waitFor();
  const boxes = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
  expect(Math.min(...boxes)).toBeGreaterThan(20);
});
