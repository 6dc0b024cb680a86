import { expect, inject, it } from 'vitest';
import { signedIn } from '../contract/users.ts';
import { openPage } from '../harness/open-page.ts';
import { openAdminPage } from './admin-page.ts';

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

it('asks for a sign-in when the session ended elsewhere, and continues in the section with its texts [S-1, S-9]', async () => {
  const page = await openAdminPage('Ann', 'stories');
  await page.getByLabel('Title').fill('An unsaved story');
  await page.getByRole('list', { name: 'GIFs to choose from' }).getByRole('button').first().click();
  await (await signedIn('ann')).signOutUser({ id: 'ann' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alert').getByText('Your session has ended. Sign in again.').waitFor();
  await page.getByRole('region', { name: 'Stories', exact: true }).waitFor({ state: 'hidden' });
  const name = page.getByLabel('Username or email');
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill('ann');
  await page.getByLabel('Password').fill('zoetrope-demo');
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as Ann').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('An unsaved story');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('“An unsaved story” is published.').waitFor();
  await page.getByRole('button', { name: 'Delete An unsaved story' }).click();
  await page.getByText('No stories yet.').waitFor();
});

it('loads a list again after the sign-in that it needed [S-1]', async () => {
  const page = await openAdminPage('Mo', 'schedule');
  await (await signedIn('mo')).signOutUser({ id: 'mo' });
  await page.getByRole('link', { name: 'Queue', exact: true }).click();
  await page.getByRole('alert').getByText('Your session has ended. Sign in again.').waitFor();
  await page.getByRole('button', { name: /^Mo / }).click();
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
  await expect.poll(() => page.getByText('Loading failed.').count()).toBe(0);
});

it('links only to the sections that the account can use, and names the required role in others', async () => {
  const { page } = await openPage({ path: '/admin/', origin: inject('server') });
  await page.getByRole('button', { name: /^Ann / }).click();
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual(['Stories', 'Your account']);
  // A bookmark of a moderator.
  await page.evaluate(() => {
    location.hash = '#schedule';
  });
  await page.getByText('Trending GIFs are scheduled by moderators.').waitFor();
  expect(new URL(page.url()).hash).toBe('#schedule');
  await page.goBack();
  // The first section that an author can use.
  await page.getByRole('region', { name: 'Stories', exact: true }).waitFor();
});

it('moves the focus to the section after a sign-in, a link and the skip link, and names the section in the title', async () => {
  const { page } = await openPage({ path: '/admin/', origin: inject('server') });
  await page.getByRole('button', { name: /^Ann / }).click();
  const focusedRegion = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focusedRegion).toBe('Stories');
  expect(await page.title()).toBe('Stories · Admin · Zoetrope');
  await page.getByRole('link', { name: 'Your account' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focusedRegion).toBe('Your account');
  expect(await page.title()).toBe('Your account · Admin · Zoetrope');
  await page.keyboard.press('Tab');
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focusedText()).toBe('Download your data');

  await page.reload();
  await page.getByRole('region', { name: 'Your account', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedText()).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await expect.poll(focusedRegion).toBe('Your account');
  expect(new URL(page.url()).hash).toBe('#account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Sign in · Admin · Zoetrope');
});
