import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { OTHER_SMALL_GIF, SMALL_GIF } from '../contract/small-gif.ts';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

const bytes = Buffer.from(await SMALL_GIF.arrayBuffer());

/** Deletes what the test imports. */
function deleteImported(q: string) {
  onTestFinished(async () => {
    const moderator = await signedIn('mo');
    const { data } = await moderator.getLibrary({ q, limit: 100 });
    if (data.length > 0) await moderator.deleteGifs({ gif_ids: data.map(({ gif }) => gif.id) });
  });
}

it('imports a folder with one license, continues after a refused file, and lists the reason at the end', async () => {
  deleteImported('potoroo');
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'potoroo_one.gif'), bytes);
  await writeFile(join(folder, 'inner', 'potoroo-two.gif'), Buffer.from(await OTHER_SMALL_GIF.arrayBuffer()));
  await writeFile(join(folder, 'potoroo broken.gif'), 'not a GIF');
  await writeFile(join(folder, 'read-me.txt'), 'potoroo');

  const page = await openAdminPage('Art', 'import');
  const form = page.getByRole('form', { name: 'Import' });
  await form.getByLabel(/^Choose a folder/).setInputFiles(folder);
  await form.getByText(/^3 files, .* 1 other file is ignored\.$/).waitFor();
  const submit = form.getByRole('button', { name: 'Import' });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await form.getByLabel('License').fill('CC-BY-4.0');
  await form.getByLabel('Author').fill('Grace H.');
  await form.getByLabel('Tags').fill('potoroo, imported');
  await submit.focus();
  await page.keyboard.press('Enter');
  const progress = page.getByRole('region', { name: 'Progress of the import' });
  await progress.getByRole('progressbar', { name: 'Import' }).waitFor();
  await progress.getByText('2 GIFs were imported. 1 file was refused.').waitFor();
  const refused = progress.getByRole('list', { name: 'Refused files' }).getByRole('listitem');
  expect(await refused.count()).toBe(1);
  expect(await refused.textContent()).toMatch(/potoroo broken\.gif .+/);

  const owner = await signedIn('art');
  const { data } = await owner.getLibrary({ q: 'potoroo' });
  expect(data.map(({ gif }) => gif.title).sort()).toEqual(['potoroo one', 'potoroo two']);
  for (const { metadata, license, author } of data) {
    expect({ tags: metadata.tags, license, author }).toEqual({
      tags: ['potoroo', 'imported'],
      license: 'CC-BY-4.0',
      author: 'Grace H.',
    });
  }
  await progress.getByRole('button', { name: 'Import more' }).click();
  const heading = form.getByRole('heading', { name: 'Import GIFs' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('cancels the files that are not imported yet', async () => {
  deleteImported('bettong');
  const page = await openAdminPage('Art', 'import', { viewport: { width: 390, height: 844 }, hasTouch: true });
  // The first two transfers wait until the import is canceled.
  let held = 0;
  await page.route('**/api/v1/gifs/**', async (route) => {
    if (route.request().method() === 'POST') held += 1;
    else await route.continue();
  });
  const form = page.getByRole('form', { name: 'Import' });
  await form
    .getByLabel(/^Choose files/)
    .setInputFiles(
      ['one', 'two', 'three'].map((name) => ({ name: `bettong ${name}.gif`, mimeType: 'image/gif', buffer: bytes })),
    );
  await form.getByLabel('License').fill('CC0-1.0');
  await form.getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => held).toBe(2);
  const progress = page.getByRole('region', { name: 'Progress of the import' });
  const files = progress.getByRole('list', { name: 'Files' }).getByRole('listitem');
  expect(await files.nth(2).textContent()).toBe('bettong three.gif Waiting');
  await progress.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await progress.getByText('0 GIFs were imported. 3 files were canceled.').waitFor();
  const more = progress.getByRole('button', { name: 'Import more' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(held).toBe(2);
});

it('stores no GIF without the license of its set, also if the page is closed before the others are transferred', async () => {
  deleteImported('pademelon');
  const page = await openAdminPage('Art', 'import');
  let sent = 0;
  await page.route('**/api/v1/gifs/**', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    // The second transfer never ends.
    if (sent < 2 || route.request().method() !== 'POST') await route.continue();
  });
  const form = page.getByRole('form', { name: 'Import' });
  await form
    .getByLabel(/^Choose files/)
    .setInputFiles(
      ['one', 'two'].map((name) => ({ name: `pademelon ${name}.gif`, mimeType: 'image/gif', buffer: bytes })),
    );
  await form.getByLabel('License').fill('CC-BY-4.0');
  await form.getByLabel('Source').fill('https://example.org/pademelons');
  await form.getByRole('button', { name: 'Import' }).click();
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await files.filter({ hasText: 'Imported' }).waitFor();
  await page.close();
  const { data } = await (await signedIn('art')).getLibrary({ q: 'pademelon' });
  expect(data.length).toBeGreaterThan(0);
  for (const { license, source } of data) {
    expect({ license, source }).toEqual({ license: 'CC-BY-4.0', source: 'https://example.org/pademelons' });
  }
});
