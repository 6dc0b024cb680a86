import { expect, inject, it } from 'vitest';
import { openPage } from '../harness/open-page.ts';

it('signs in with a name and a password, stays signed in after a reload, and signs out [S-1, S-9]', async () => {
  const { page } = await openPage({ path: '/admin/', origin: inject('server') });
  await page.getByLabel('Username or email').fill('ann');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').getByText('Wrong name or password.').waitFor();
  await page.getByLabel('Password').fill('zoetrope-demo');
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as Ann').waitFor();
  // Scripts of the page cannot read the session cookie.
  expect(await page.evaluate(() => document.cookie)).not.toContain('zoetrope_session');
  await page.reload();
  await page.getByText('Signed in as Ann').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

it('names the required role in a section that the account cannot use', async () => {
  const { page } = await openPage({ path: '/admin/', origin: inject('server') });
  await page.getByRole('button', { name: /^Ann / }).click();
  await page.getByRole('link', { name: 'Schedule' }).click();
  await page.getByText('Trending GIFs are scheduled by moderators.').waitFor();
  expect(new URL(page.url()).hash).toBe('#schedule');
  await page.goBack();
  // The first section that an author can use.
  await page.getByRole('region', { name: 'Stories', exact: true }).waitFor();
});
