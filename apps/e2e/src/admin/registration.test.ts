import { json } from 'node:stream/consumers';
import { createManagementClient } from '@zoetrope/management-api';
import { expect, inject, it } from 'vitest';
import { visitor } from '../contract/users.ts';
import { mailedCode, newestMail } from '../harness/newest-mail.ts';
import { openPage } from '../harness/open-page.ts';

it('registers an account, confirms its email address with a mailed code, and resets its password with another [S-2]', async () => {
  const { page } = await openPage({ path: '/admin/', origin: inject('server') });
  await page.getByRole('button', { name: 'Create account' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill('ann');
  const email = `cleo-${Date.now()}@example.org`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByText('The name ann is taken.').waitFor();
  await name.fill(`cleo_${Date.now() % 1e9}`);
  await page.keyboard.press('Enter');
  await page.getByText(`We sent a code to ${email}.`).waitFor();

  const code = page.getByLabel('Code from the email');
  await code.fill('not-the-code');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This confirmation code has expired or was already used.').waitFor();
  const first = await newestMail(email);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await page.getByText(`We sent another code to ${email}.`).waitFor();
  expect(await newestMail(email)).not.toBe(first);
  await code.fill(await mailedCode(email));
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as cleo_').waitFor();
  // The only section without a role.
  await page.getByRole('region', { name: 'Your account', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText(`If ${email} has an account, we sent a code to it.`).waitFor();
  await page.getByLabel('New password').fill('battery staple');
  await page.getByLabel('Code from the email').fill('not-the-code');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This reset code has expired or was already used.').waitFor();
  expect(await newestMail(email)).toContain('Subject: Reset the password of your Zoetrope account');
  await page.getByLabel('Code from the email').fill(await mailedCode(email));
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as cleo_').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Wrong name or password.').waitFor();
});

it('downloads the data of an account, signs it out everywhere, and deletes it with its password [S-3]', async () => {
  const anonymous = visitor();
  const username = `dee_${Date.now() % 1e9}`;
  const email = `${username}@example.org`;
  await anonymous.register({ username, email, password: 'correct horse' });
  await anonymous.confirmRegistration({ token: await mailedCode(email) });
  const { token = '' } = await anonymous.signIn({ username, password: 'correct horse' });
  const elsewhere = createManagementClient({ provider: anonymous.provider, auth: { token } });
  const { page } = await openPage({ path: '/admin/#account', origin: inject('server') });
  const signIn = async () => {
    await page.getByLabel('Username or email').fill(email);
    await page.getByLabel('Password').fill('correct horse');
    await page.keyboard.press('Enter');
    await page.getByText(`Signed in as ${username}`).waitFor();
  };
  await signIn();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${username}.json`);
  expect(await json(await download.createReadStream())).toMatchObject({ account: { username, email } });

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await elsewhere.checkLogin()).toEqual({ logged_in: false });

  await signIn();
  const form = page.getByRole('form', { name: 'Delete your account' });
  await form.getByRole('radio', { name: 'Delete the uploads too' }).check();
  await form.getByLabel('Your password').fill('wrong horse');
  await page.keyboard.press('Enter');
  await form.getByRole('alert').getByText('Wrong password.').waitFor();
  await form.getByLabel('Your password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await expect(anonymous.signIn({ username, password: 'correct horse' })).rejects.toMatchObject({ status: 401 });
});
