import { expect, it } from 'vitest';
import { results, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

it('shows an error while the service is down, and recovers with "Try again?" [W-3, K-1]', async () => {
  const { page } = await openDemo({
    prepare: (page) => page.route('**/v1/**', (route) => route.abort('connectionrefused')),
  });
  await results(page).getByText('Error loading GIFs.').waitFor();
  expect(await tiles(page).count()).toBe(0);
  const retry = results(page).getByRole('button', { name: 'Try again?' });
  await retry.click();
  await retry.waitFor();
  await page.unroute('**/v1/**');
  await retry.click();
  await tiles(page).first().waitFor();
  expect(await results(page).getByText('Error loading GIFs.').count()).toBe(0);
});

it('keeps the size of tiles whose images fail to load', async () => {
  const { page } = await openDemo({ prepare: (page) => page.route('**/media/**', (route) => route.abort()) });
  await tiles(page).first().waitFor();
  const boxes = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
  expect(Math.min(...boxes)).toBeGreaterThan(20);
});

it('reports the code "network" while offline, and succeeds once online again [K-1, K-2]', async () => {
  const { page } = await openDemo({ path: '/explorer#trending' });
  const button = page.getByRole('button', { name: 'Send' });
  const send = () => button.click();
  await button.waitFor();
  await page.context().setOffline(true);
  await send();
  const error = page.getByRole('region', { name: 'Error' });
  await error.waitFor();
  expect(await error.textContent()).toContain('"code": "network"');
  await page.context().setOffline(false);
  // The error is cached for six seconds.
  await expect
    .poll(async () => {
      await send();
      await page.getByRole('region', { name: /^(Result|Error)$/ }).waitFor();
      return page.getByText('Succeeded').isVisible();
    })
    .toBe(true);
  expect(await page.getByRole('region', { name: 'Result' }).textContent()).toContain('"response_id"');
});
