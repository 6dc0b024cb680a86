import { expect, it } from 'vitest';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

it('is the first section of an admin, with the same counts as the API, and links to what waits', async () => {
  const admin = await signedIn('ada');
  const { items, accounts, days } = await admin.getDashboard();
  const page = await openAdminPage('Ada', '');
  const section = page.getByRole('region', { name: 'Dashboard', exact: true });
  const textOf = (name: string) =>
    section
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .textContent();
  expect(await textOf('GIFs')).toBe(items.gif.toLocaleString('en'));
  expect(await textOf('Stickers')).toBe(items.sticker.toLocaleString('en'));
  expect(Number(await textOf('Accounts'))).toBeGreaterThanOrEqual(accounts);
  expect(await textOf('Database')).toBe('ok');
  expect(await textOf('Uploads')).toMatch(/^[\d.]+ (bytes|[kMG]B) of \d+ GIFs$/);

  await section.getByText('Show as a table').click();
  const rows = section.getByRole('table').getByRole('row');
  expect(await rows.count()).toBe(days.length + 1);
  await section.getByRole('link', { name: 'In the queue' }).click();
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#queue');
});

it('is not for moderators, whose first section is another', async () => {
  const page = await openAdminPage('Mo', '');
  await page.getByRole('region', { name: 'Channels', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  await page.evaluate(() => {
    location.hash = '#dashboard';
  });
  await page.getByText('The state of the server is for admins.').waitFor();
});
