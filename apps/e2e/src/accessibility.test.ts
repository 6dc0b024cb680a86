import { expect, it } from 'vitest';
import { imagesInView, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { violations } from './harness/violations.ts';

it.each([
  ['light, on a desktop', { colorScheme: 'light' as const }],
  ['dark, on a desktop', { colorScheme: 'dark' as const }],
  ['light, on a phone', { colorScheme: 'light' as const, viewport: { width: 390, height: 844 }, hasTouch: true }],
])('has no accessibility violations: %s', async (_, options) => {
  const { page } = await openDemo({ ...options, reducedMotion: 'reduce' });
  await expect.poll(() => imagesInView(page)).toSatisfy(({ count, loaded }) => count > 0 && loaded === count);
  expect(await violations(page)).toEqual([]);
});

it('has no accessibility violations in the details of a GIF and with the live events open', async () => {
  const { page } = await openDemo({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Live events', exact: true }).click();
  await tiles(page).first().hover();
  await page.locator('li[data-event]').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await tiles(page).first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  expect(await violations(page)).toEqual([]);
});
