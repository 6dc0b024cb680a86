import { createManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { expect, inject, it, onTestFinished } from 'vitest';
import { SMALL_GIF } from '../contract/small-gif.ts';
import { signedIn } from '../contract/users.ts';
import { createGate } from '../harness/gate.ts';
import { openAdminPage } from './admin-page.ts';

const smallGif = async () => Buffer.from(await SMALL_GIF.arrayBuffer());

it('creates a story, reorders its GIFs, publishes, unpublishes and deletes it [G-7]', async () => {
  const publicClient = createManagementClient({ provider: localProvider(inject('server')) });
  const publishedStories = async () => (await publicClient.getUserStories({ username: 'ann' })).data;
  const page = await openAdminPage('Ann', 'stories');
  await page.getByLabel('Title').fill('A short walk');
  const picker = page.getByRole('list', { name: 'GIFs to choose from' }).getByRole('button');
  await picker.nth(0).click();
  await picker.nth(1).click();
  const chosen = page.getByRole('list', { name: 'GIFs of the story' }).getByRole('listitem');
  const second = (await chosen.nth(1).textContent())?.replace(/^2\. /, '');
  await chosen
    .nth(1)
    .getByRole('button', { name: /earlier/ })
    .click();
  await expect.poll(() => chosen.nth(0).textContent()).toBe(`1. ${second}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('“A short walk” is published.').waitFor();
  const [story] = await publishedStories();
  expect(story).toMatchObject({ title: 'A short walk', cover: { title: second } });
  expect(story?.gifs).toHaveLength(2);
  await page.getByRole('button', { name: 'Unpublish A short walk' }).click();
  await page.getByText('“A short walk” is unpublished.').waitFor();
  expect(await publishedStories()).toEqual([]);
  await page.getByRole('button', { name: 'Delete A short walk' }).click();
  await page.getByText('No stories yet.').waitFor();
});

it('uploads a GIF, shows the progress and the result, adds a suggested tag, and deletes the GIF', async () => {
  const owner = await signedIn('art');
  const copy = { file: SMALL_GIF, channel: 'zoohop', title: 'The same picture', tags: ['enlarger'] };
  const { id } = await owner.uploadGif(copy);
  onTestFinished(() => owner.deleteGif({ id }));
  const page = await openAdminPage('Art', 'upload');
  await page.getByLabel('Title').fill('Fresh from the darkroom');
  await page.getByLabel('Tags').fill('darkroom, fresh');
  await page.getByLabel('License').fill('CC0-1.0');
  await page.getByLabel('Author').fill('Art');
  await page.getByLabel('Source').fill('https://example.org/darkroom');
  const file = { name: 'fresh.gif', mimeType: 'image/gif' };
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ ...file, buffer: Buffer.from('not a GIF') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.poll(() => chooser.getAttribute('aria-invalid')).toBe('true');
  await chooser.setInputFiles({ ...file, buffer: await smallGif() });
  const gate = createGate();
  await page.route('**/api/v1/gifs/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
  gate.open();
  await page.getByRole('heading', { name: 'Fresh from the darkroom was uploaded' }).waitFor();
  const added = page.getByRole('region', { name: 'Uploaded GIF' });
  await added.locator('[data-zoetrope-gif] img').first().waitFor();
  const suggestion = added.getByRole('button', { name: 'Add tag enlarger' });
  await suggestion.click();
  await expect.poll(() => suggestion.getAttribute('aria-pressed')).toBe('true');
  const stored = await owner.getLibrary({ q: 'Fresh from the darkroom' });
  expect(stored.data.map(({ metadata }) => metadata.tags)).toEqual([['darkroom', 'fresh', 'enlarger']]);
  expect(stored.data[0]).toMatchObject({
    license: 'CC0-1.0',
    author: 'Art',
    source: 'https://example.org/darkroom',
  });
  await added.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Requirements' }).waitFor();
});

it('begins an upload in a channel of the account, and lets others choose one first', async () => {
  const owner = await openAdminPage('Art', 'upload');
  const channelOf = (page: typeof owner) => page.getByLabel('Channel').inputValue();
  await expect.poll(() => channelOf(owner)).not.toBe('');
  const moderator = await openAdminPage('Mo', 'upload');
  await moderator
    .getByLabel('Channel')
    .getByRole('option', { name: 'Zoohop', exact: true })
    .waitFor({ state: 'attached' });
  expect(await channelOf(moderator)).toBe('');
});

it('shows next to the file that the account may not upload more', async () => {
  const admin = await signedIn('ada');
  await admin.setUserQuota({ id: 'art', items: 0 });
  onTestFinished(async () => {
    await admin.setUserQuota({ id: 'art' });
  });
  const page = await openAdminPage('Art', 'upload');
  await page.getByLabel('Title').fill('One too many');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'more.gif', mimeType: 'image/gif', buffer: await smallGif() });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText(/^This account may have 0 uploads, and has \d+\. Delete uploads/)
    .waitFor();
});
