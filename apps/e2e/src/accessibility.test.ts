import { expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { imagesInView, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

it.each([
  ['on a desktop', ['light', 'dark'], {}],
  ['on a phone', ['light'], { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)('has no accessibility violations %s, in %j', async (_, colorSchemes, options) => {
  const { page } = await openDemo({ ...options, reducedMotion: 'reduce' });
  await expect.poll(() => imagesInView(page)).toSatisfy(({ count, loaded }) => count > 0 && loaded === count);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
});

it('has no accessibility violations in the details of a GIF and with the live events open', async () => {
  const { page } = await openDemo({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Live events', exact: true }).click();
  await tiles(page).first().hover();
  await page.locator('li[data-event]').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await tiles(page).first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});
