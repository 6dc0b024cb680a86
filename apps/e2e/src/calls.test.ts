import { expect, it } from 'vitest';
import { openDemo } from './rig/open-page.ts';
import { violations } from './rig/violations.ts';

it('tries a call with the keyboard alone, and then has it from memory [C-2]', async () => {
  const { page, complaints } = await openDemo({ path: '/calls' });
  const term = page.getByLabel('term');
  await term.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('cat');
  await page.keyboard.press('Enter');
  await page.getByText('Answered').waitFor();
  const request = await page.getByText(/^GET .*\/v1\/gifs\/search\?/).textContent();
  expect(request).toContain('api_key=***');
  expect(await page.getByRole('region', { name: 'The typed result' }).textContent()).toContain('"response_id"');
  await page.keyboard.press('Enter');
  await page.getByText('memory: no request was made').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('opens a call by its link, and shows an error where one looks [K-1]', async () => {
  const { page } = await openDemo({ path: '/calls#gif' });
  await page.getByLabel('id', { exact: true }).fill('no-such-gif');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('region', { name: 'The error' }).textContent()).toContain('"code": "not-found"');
  expect(await violations(page)).toEqual([]);
});
