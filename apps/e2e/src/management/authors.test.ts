import { createManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { expect, inject, it } from 'vitest';
import { openManagementPage } from './management-page.ts';

it('writes a story, puts its GIFs in order, publishes it, takes it back and deletes it [G-7]', async () => {
  const open = createManagementClient({ provider: localProvider(inject('server')) });
  const published = async () => (await open.getUserStories({ username: 'ann' })).data;
  const page = await openManagementPage('Ann', 'stories');
  await page.getByLabel('Title').fill('A short walk');
  const picker = page.getByRole('list', { name: 'GIFs to choose from' }).getByRole('button');
  await picker.nth(0).click();
  await picker.nth(1).click();
  const strip = page.getByRole('list', { name: 'GIFs of the story' }).getByRole('listitem');
  const second = (await strip.nth(1).textContent())?.replace(/^2\. /, '');
  await strip
    .nth(1)
    .getByRole('button', { name: /earlier/ })
    .click();
  await expect.poll(() => strip.nth(0).textContent()).toBe(`1. ${second}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('“A short walk” is published.').waitFor();
  const [story] = await published();
  expect(story).toMatchObject({ title: 'A short walk', cover: { title: second } });
  expect(story?.gifs).toHaveLength(2);
  await page.getByRole('button', { name: 'Unpublish A short walk' }).click();
  await page.getByText('“A short walk” is unpublished.').waitFor();
  expect(await published()).toEqual([]);
  await page.getByRole('button', { name: 'Delete A short walk' }).click();
  await page.getByText('No stories yet.').waitFor();
});

it('uploads a GIF with its progress in sight, finds it at once, and deletes it', async () => {
  const trending = await fetch(`${inject('server')}/v1/gifs/trending?api_key=zoetrope-web&limit=1`);
  const [gif] = ((await trending.json()) as { data: { images: { fixed_width: { url: string } } }[] }).data;
  const bytes = await (await fetch(gif?.images.fixed_width.url ?? '')).arrayBuffer();
  const page = await openManagementPage('Art', 'upload');
  await page.getByLabel('Title').fill('Fresh from the darkroom');
  await page.getByLabel('Tags').fill('darkroom, fresh');
  const file = { name: 'fresh.gif', mimeType: 'image/gif' };
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ ...file, buffer: Buffer.from('this is no GIF') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  // Said at the file, in the service's own words.
  await expect.poll(() => chooser.getAttribute('aria-invalid')).toBe('true');
  await chooser.setInputFiles({ ...file, buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
  await page.getByRole('heading', { name: 'Fresh from the darkroom was uploaded' }).waitFor({ timeout: 60_000 });
  const added = page.getByRole('region', { name: 'Uploaded GIF' });
  await added.locator('[data-zoetrope-gif] img').first().waitFor();
  await added.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Requirements' }).waitFor();
});
