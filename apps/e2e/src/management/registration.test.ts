import { expect, it } from 'vitest';
import { mailedCode, newestMail } from '../harness/newest-mail.ts';
import { openDemo } from '../harness/open-page.ts';

it('makes an account, proves its address with the code of a mail, is signed in, and gets a new password by another [S-2]', async () => {
  const { page } = await openDemo({ path: '/management' });
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
  await page.getByText('This account does not have access.').waitFor();

  // Who has forgotten the password gets a new one in the same way.
  await page.getByRole('button', { name: 'Sign out' }).click();
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
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Wrong name or password.').waitFor();
});
