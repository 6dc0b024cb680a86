import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openDesk } from './desk.ts';

/** Names of the channels in a list, in order. */
function names(page: Page, list: string): Promise<readonly string[]> {
  const rows = page.getByRole('list', { name: list, exact: true }).locator(':scope > li > [data-channel]');
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-channel') ?? ''));
}

it('moves a channel among its siblings with the keyboard alone, and keeps the focus on it [S-6]', async () => {
  const page = await openDesk('Mo', 'channels');
  const inZoohop = () => names(page, 'In Zoohop');
  await expect.poll(inZoohop).toHaveLength(3);
  const [first = '', second = '', third = ''] = await inZoohop();
  const down = page.locator(`[data-channel="${first}"] [data-move="down"]`);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(inZoohop).toEqual([second, first, third]);
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText('is now number 2 of 3 in Zoohop.').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(inZoohop).toEqual([first, second, third]);
});

it('moves a channel into another and back, and shows what is in it [S-6]', async () => {
  const page = await openDesk('Mo', 'channels');
  const into = async (channel: string, target: string) => {
    await page
      .locator(`[data-channel="${channel}"]`)
      .getByRole('button', { name: /^Move into/ })
      .click();
    await page.getByLabel('Into', { exact: true }).selectOption({ label: target });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  };
  await expect.poll(() => names(page, 'In Loop Lab')).toHaveLength(2);
  await into('looplab-hard', 'Zoohop');
  await expect.poll(() => names(page, 'In Zoohop')).toContain('looplab-hard');
  await page.getByRole('button', { name: 'Hard Edges', exact: true }).click();
  await page.getByRole('region', { name: 'In Hard Edges' }).getByRole('heading', { name: 'Hard Edges' }).waitFor();
  await into('looplab-hard', 'Loop Lab');
  await expect.poll(() => names(page, 'In Loop Lab')).toEqual(['looplab-soft', 'looplab-hard']);
});

it('says at the channel why it cannot be moved [S-9]', async () => {
  const page = await openDesk('Art', 'channels');
  await page.locator('[data-channel="bigmood"] [data-move="down"]').click();
  await page
    .locator('[data-channel="bigmood"]')
    .getByRole('alert')
    .getByText('Your role does not allow this.')
    .waitFor();
});
