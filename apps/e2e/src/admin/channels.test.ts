import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signedIn, visitor } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

/** Returns the ids of the channels of a list, in order. */
function channelIds(page: Page, list: string): Promise<readonly string[]> {
  const rows = page.getByRole('list', { name: list, exact: true }).locator(':scope > li > [data-channel]');
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-channel') ?? ''));
}

it('moves a channel among its siblings with the keyboard alone, and keeps the focus on it [S-6]', async () => {
  const page = await openAdminPage('Mo', 'channels');
  const idsInZoohop = () => channelIds(page, 'Channels in Zoohop');
  await expect.poll(idsInZoohop).toHaveLength(3);
  const [first = '', second = '', third = ''] = await idsInZoohop();
  const down = page.locator(`[data-channel="${first}"] [data-move="down"]`);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(idsInZoohop).toEqual([second, first, third]);
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText('is now number 2 of 3 in Zoohop.').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(idsInZoohop).toEqual([first, second, third]);
});

it('moves a channel into another and back, and shows its GIFs [S-6]', async () => {
  const page = await openAdminPage('Mo', 'channels');
  const move = async (channel: string, target: string) => {
    await page
      .locator(`[data-channel="${channel}"]`)
      .getByRole('button', { name: /^Move into/ })
      .click();
    await page.getByLabel('Into', { exact: true }).selectOption({ label: target });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  };
  await expect.poll(() => channelIds(page, 'Channels in Loop Lab')).toHaveLength(2);
  await move('looplab-hard', 'Zoohop');
  await expect.poll(() => channelIds(page, 'Channels in Zoohop')).toContain('looplab-hard');
  await page.getByRole('button', { name: 'Hard Edges', exact: true }).click();
  await page.getByRole('region', { name: 'GIFs in Hard Edges' }).getByRole('heading', { name: 'Hard Edges' }).waitFor();
  await move('looplab-hard', 'Loop Lab');
  await expect.poll(() => channelIds(page, 'Channels in Loop Lab')).toEqual(['looplab-soft', 'looplab-hard']);
});

it('shows next to a channel why it cannot be moved [S-9]', async () => {
  const page = await openAdminPage('Art', 'channels');
  await page.locator('[data-channel="bigmood"] [data-move="down"]').click();
  await page
    .locator('[data-channel="bigmood"]')
    .getByRole('alert')
    .getByText('Your roles do not permit this.')
    .waitFor();
});

it('rejects a taken slug, creates a channel, and shows it in the tree [S-6]', async () => {
  const page = await openAdminPage('Art', 'channels');
  const idsInLooplab = () => channelIds(page, 'Channels in Loop Lab');
  await expect.poll(idsInLooplab).toHaveLength(2);
  await page.getByRole('button', { name: 'New channel' }).click();
  const form = page.getByRole('form', { name: 'New channel' });
  await form.getByLabel('Name', { exact: true }).fill('Café Loops');
  const slug = form.getByLabel('Slug');
  expect(await slug.inputValue()).toBe('cafe-loops');
  await slug.fill('zoohop');
  await form.getByLabel('Parent').selectOption({ label: 'Loop Lab' });
  await form.getByRole('button', { name: 'Create channel' }).click();
  await form.getByRole('alert').getByText('The slug zoohop is taken.').waitFor();
  const uniqueSlug = `cafe-loops-${Date.now()}`;
  await slug.fill(uniqueSlug);
  await form.getByRole('button', { name: 'Create channel' }).click();
  await expect.poll(async () => (await idsInLooplab()).at(-1)).toBe(uniqueSlug);
  await page.getByRole('status').getByText('Café Loops is now number 3 of 3 in Loop Lab.').waitFor();
  expect(await visitor().getChannel({ id: uniqueSlug })).toMatchObject({
    display_name: 'Café Loops',
    parent: 'looplab',
  });
  await (await signedIn('art')).deleteChannel({ id: uniqueSlug });
});
