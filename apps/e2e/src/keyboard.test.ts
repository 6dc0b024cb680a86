import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { tileIds, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

const focusedTile = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-zoetrope-gif]')?.dataset.zoetropeGif ?? '');

/**
 * Presses Tab until a tile has the focus. Throws after 60 presses, because such a page is unusable with the keyboard.
 */
async function tabToTiles(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedTile(page)) !== '') return;
  }
  throw new Error('No tile had the focus after 60 presses of Tab.');
}

it('opens and closes a GIF with the keyboard alone, and restores the focus', async () => {
  const { page } = await openDemo();
  await tiles(page).nth(2).waitFor();
  await tabToTiles(page);
  const [first, second] = await tileIds(page);
  expect(await focusedTile(page)).toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedTile(page)).not.toBe(first);
  expect(second).toBeDefined();
  const opened = await focusedTile(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => focusedTile(page)).toBe(opened);
});

it('focuses the search field with a shortcut, and selects a suggestion with the arrow keys', async () => {
  const { page } = await openDemo();
  await tiles(page).first().waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('ra');
  const option = page.getByRole('option').first();
  await option.waitFor();
  const suggestion = await option.textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(suggestion);
});
