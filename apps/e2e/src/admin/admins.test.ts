import { expect, inject, it, onTestFinished } from 'vitest';
import { signedIn, visitor } from '../contract/users.ts';
import { mailedCode } from '../harness/newest-mail.ts';
import { openAdminPage } from './admin-page.ts';

async function register(username: string) {
  const anonymous = visitor();
  const email = `${username}@example.org`;
  const password = 'correct horse';
  await anonymous.register({ username, email, password });
  await anonymous.confirmRegistration({ token: await mailedCode(email) });
  return { anonymous, signIn: () => anonymous.signIn({ username, password }) };
}

it('finds an account, changes its roles and its quota, signs it out, and deletes it [S-3]', async () => {
  const username = `fay_${Date.now() % 1e9}`;
  const { anonymous, signIn } = await register(username);
  await signIn();
  const page = await openAdminPage('Ada', 'accounts');
  await page.getByRole('searchbox').fill(username.slice(0, -1));
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect.poll(() => accounts.count()).toBe(1);
  await accounts.getByText('no role · 1 session · 0 uploads').waitFor();
  await page.getByRole('button', { name: `Manage ${username}` }).click();

  const roles = page.getByRole('form', { name: `Roles of ${username}` });
  await roles.getByRole('checkbox', { name: 'author' }).check();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await page.getByText(`The roles of ${username} were saved.`).waitFor();
  await accounts.getByText('author · 1 session').waitFor();

  const quota = page.getByRole('form', { name: `Quota of ${username}` });
  await quota.getByText('0 uploads, without a limit; 0.0 MB without a limit').waitFor();
  const save = quota.getByRole('button', { name: 'Save quota' });
  await quota.getByLabel('Uploads', { exact: true }).fill('12');
  await quota.getByLabel('Megabytes', { exact: true }).fill('1.5');
  await save.click();
  await quota.getByText('0 of 12 uploads; 0.0 MB of 1.5 MB').waitFor();
  // The form shows the limits of the account, so that saving one of them keeps the other.
  await page.reload();
  await page.getByRole('searchbox').fill(username);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Manage ${username}` }).click();
  await quota.getByRole('checkbox', { name: 'No limit of megabytes' }).check();
  await save.click();
  await quota.getByText('0 of 12 uploads; 0.0 MB without a limit').waitFor();

  await roles.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText(`1 session of ${username} ended.`).waitFor();
  await accounts.getByText('author · 0 sessions').waitFor();

  const deletion = page.getByRole('form', { name: `Delete ${username}` });
  const submit = deletion.getByRole('button', { name: 'Delete account' });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await deletion.getByLabel(`Type ${username} to confirm`).fill(username);
  await page.keyboard.press('Enter');
  await page.getByText(`${username} was deleted.`).waitFor();
  await expect.poll(() => accounts.count()).toBe(0);
  await expect(signIn()).rejects.toMatchObject({ status: 401 });
  await expect(anonymous.getUser({ id: username })).rejects.toMatchObject({ status: 404 });
});

it('adds an API key with a maximum rating, changes the rating, and revokes the key [N-3]', async () => {
  const admin = await signedIn('ada');
  const page = await openAdminPage('Ada', 'keys');
  const form = page.getByRole('form', { name: 'New API key' });
  await form.getByLabel('Name').fill('The <b>playground</b>');
  await form.getByLabel('Maximum rating').selectOption('y');
  await form.getByRole('button', { name: 'Add key' }).click();
  const item = page
    .getByRole('list', { name: 'API keys' })
    .getByRole('listitem')
    .filter({ hasText: 'The <b>playground</b>' });
  const key = (await item.locator('code').textContent()) ?? '';
  onTestFinished(async () => {
    await admin.revokeApiKey({ key }).catch(() => undefined);
  });
  const ratings = async () => {
    const response = await fetch(`${inject('server')}/v1/gifs/trending?rating=r&limit=50&api_key=${key}`);
    const { data } = (await response.json()) as { data: readonly { rating: string }[] };
    return response.ok ? [...new Set(data.map(({ rating }) => rating))] : response.status;
  };
  expect(await ratings()).toSatisfy((found: unknown) => Array.isArray(found) && found.every((each) => each === 'y'));
  await item.getByLabel('Maximum rating of The <b>playground</b>').selectOption('All');
  await page.getByText(`The rating of ${key} was saved.`).waitFor();
  expect(await ratings()).toContain('g');

  await item.getByRole('button', { name: 'Revoke The <b>playground</b>' }).focus();
  await page.keyboard.press('Enter');
  await item.getByRole('button', { name: 'Revoke The <b>playground</b> for good' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`The key ${key} was revoked.`).waitFor();
  await expect.poll(() => item.count()).toBe(0);
  expect(await ratings()).toBe(401);
});
