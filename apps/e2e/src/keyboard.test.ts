import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { tileIds, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

const focusedTile = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-zoetrope-gif]')?.dataset.zoetropeGif ?? '');

/** Presses Tab until the focus is in a tile; a page where that takes longer is no page for the keyboard. */
async function tabToTiles(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedTile(page)) !== '') return;
  }
  throw new Error('Sixty presses of Tab did not lead to a tile.');
}

it('does the whole path without a mouse: search, walk, open, close, and be where one was', async () => {
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

it('reaches the search with a shortcut and takes a suggestion with the arrow keys', async () => {
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
