import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signedIn, visitor } from '../contract/users.ts';
import { openManagementPage } from './management-page.ts';

/** Names of the channels in a list, in order. */
function names(page: Page, list: string): Promise<readonly string[]> {
  const rows = page.getByRole('list', { name: list, exact: true }).locator(':scope > li > [data-channel]');
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-channel') ?? ''));
}

it('moves a channel among its siblings with the keyboard alone, and keeps the focus on it [S-6]', async () => {
  const page = await openManagementPage('Mo', 'channels');
  const inZoohop = () => names(page, 'Channels in Zoohop');
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
  const page = await openManagementPage('Mo', 'channels');
  const into = async (channel: string, target: string) => {
    await page
      .locator(`[data-channel="${channel}"]`)
      .getByRole('button', { name: /^Move into/ })
      .click();
    await page.getByLabel('Into', { exact: true }).selectOption({ label: target });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  };
  await expect.poll(() => names(page, 'Channels in Loop Lab')).toHaveLength(2);
  await into('looplab-hard', 'Zoohop');
  await expect.poll(() => names(page, 'Channels in Zoohop')).toContain('looplab-hard');
  await page.getByRole('button', { name: 'Hard Edges', exact: true }).click();
  await page.getByRole('region', { name: 'GIFs in Hard Edges' }).getByRole('heading', { name: 'Hard Edges' }).waitFor();
  await into('looplab-hard', 'Loop Lab');
  await expect.poll(() => names(page, 'Channels in Loop Lab')).toEqual(['looplab-soft', 'looplab-hard']);
});

it('says at the channel why it cannot be moved [S-9]', async () => {
  const page = await openManagementPage('Art', 'channels');
  await page.locator('[data-channel="bigmood"] [data-move="down"]').click();
  await page
    .locator('[data-channel="bigmood"]')
    .getByRole('alert')
    .getByText('Your roles do not permit this.')
    .waitFor();
});

it('makes a channel where its owner may, and shows it in the tree [S-6]', async () => {
  const page = await openManagementPage('Art', 'channels');
  const inLooplab = () => names(page, 'Channels in Loop Lab');
  await expect.poll(inLooplab).toHaveLength(2);
  await page.getByRole('button', { name: 'New channel' }).click();
  const form = page.getByRole('form', { name: 'New channel' });
  await form.getByLabel('Name', { exact: true }).fill('Café Loops');
  const slug = form.getByLabel('Slug');
  expect(await slug.inputValue()).toBe('cafe-loops');
  await slug.fill('zoohop');
  await form.getByLabel('Parent').selectOption({ label: 'Loop Lab' });
  await form.getByRole('button', { name: 'Create channel' }).click();
  await form.getByRole('alert').getByText('The slug zoohop is taken.').waitFor();
  const own = `cafe-loops-${Date.now()}`;
  await slug.fill(own);
  await form.getByRole('button', { name: 'Create channel' }).click();
  await expect.poll(async () => (await inLooplab()).at(-1)).toBe(own);
  await page.getByRole('status').getByText('Café Loops is now number 3 of 3 in Loop Lab.').waitFor();
  expect(await visitor().getChannel({ id: own })).toMatchObject({ display_name: 'Café Loops', parent: 'looplab' });
  await (await signedIn('art')).deleteChannel({ id: own });
});
