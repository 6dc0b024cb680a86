import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { findPort } from '../../../../tooling/find-port.ts';
import { SMALL_GIF } from '../contract/small-gif.ts';
import { openPage } from '../harness/open-page.ts';

const CLI = fileURLToPath(new URL('../../../../packages/server/dist/cli.js', import.meta.url));
/** What the server prints, as long as there is no admin. */
const SET_UP = /There is no admin yet\. Open (\S+) and create an account with this set-up token: (\S+)\n/;
/** A new embedded database takes 4 s on an idle machine, and minutes on a busy one. */
const START_MS = 600_000;

/** The only channel of the service. */
const CHANNEL = {
  slug: 'first',
  display_name: 'First',
  description: '',
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
  parent: null,
  tags: [],
};

/**
 * Starts a service without accounts. Returns what it prints for its operator. Its catalogue is empty, because it would
 * load the bundled one and render the first tiles during the test.
 */
async function startNewService(): Promise<{ readonly adminUrl: URL; readonly setUpToken: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-first-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'items.ndjson'), '');
  await writeFile(join(folder, 'channels.json'), JSON.stringify([CHANNEL]));
  const port = String(await findPort());
  const options = ['--port', port, '--data', join(folder, 'data'), '--catalogue', folder];
  const server = spawn(process.execPath, ['--liftoff-only', CLI, ...options]);
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    if (server.kill('SIGTERM')) await ended;
  });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output, { timeout: START_MS }).toMatch(SET_UP);
  const [, url = '', setUpToken = ''] = SET_UP.exec(output) ?? [];
  return { adminUrl: new URL(url), setUpToken };
}

it('makes an operator the first admin, who registered without the set-up token first, and uploads a first GIF [S-2]', {
  timeout: START_MS,
}, async () => {
  const { adminUrl, setUpToken } = await startNewService();
  const { page } = await openPage({ origin: adminUrl.origin, path: adminUrl.pathname });
  await page.getByText('This server has no admin yet.').waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('root');
  await page.getByLabel('Email').fill('root@example.org');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('We sent a code to root@example.org.').waitFor();

  // Without a mail server, the code never arrives.
  await page.getByRole('button', { name: 'Enter a set-up token instead' }).click();
  const token = page.getByLabel('Set-up token');
  await token.fill('not-the-token');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This set-up token is not valid.').waitFor();
  expect(await token.getAttribute('aria-invalid')).toBe('true');
  await token.fill(` ${setUpToken} `);
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as rootadmin').waitFor();
  await page.getByRole('region', { name: 'Dashboard', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await page.getByLabel('Title').fill('Our first GIF');
  await page.getByLabel('Channel').selectOption({ index: 1 });
  const buffer = Buffer.from(await SMALL_GIF.arrayBuffer());
  await page.locator('input[type="file"]').setInputFiles({ name: 'first.gif', mimeType: 'image/gif', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('heading', { name: 'Our first GIF was uploaded' }).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Email').waitFor();
  // There is an admin now.
  expect(await page.getByLabel('Set-up token').count()).toBe(0);
});
