import { expect, inject, it, onTestFinished } from 'vitest';
import { SMALL_GIF } from '../contract/small-gif.ts';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

async function uploadGif(title: string, tags: readonly string[]): Promise<string> {
  const owner = await signedIn('art');
  const { id } = await owner.uploadGif({ file: SMALL_GIF, channel: 'zoohop', title, tags });
  onTestFinished(() => owner.deleteGif({ id }));
  return id;
}

async function tagsOf(id: string): Promise<readonly string[] | undefined> {
  const moderator = await signedIn('mo');
  return (await moderator.getGifMetadata({ gif_ids: [id] })).data[0]?.tags;
}

it('adds an alias, which changes the GIFs that have it, finds them by it, and deletes it after a confirmation', async () => {
  const moderator = await signedIn('mo');
  onTestFinished(() => moderator.deleteTagAlias({ alias: 'dog bear' }).catch(() => {}));
  const id = await uploadGif('Padding', ['dog-bear', 'paws']);
  const page = await openAdminPage('Mo', 'tag-aliases');
  const form = page.getByRole('form', { name: 'New tag alias' });
  await form.getByLabel('Alias').fill('Dog bear');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cuscus');
  await page.keyboard.press('Enter');
  await page.getByText('“dog bear” is an alias of “cuscus”. 1 GIF was changed.').waitFor();
  const item = page.getByRole('list', { name: 'Tag aliases' }).getByRole('listitem').filter({ hasText: 'dog bear' });
  await item.getByText('1 GIF', { exact: true }).waitFor();
  expect(await form.getByLabel('Alias').inputValue()).toBe('');
  expect(await tagsOf(id)).toEqual(['cuscus', 'paws']);
  const found = await fetch(`${inject('server')}/v1/gifs/search?api_key=zoetrope-web&q=dog%20bear`);
  const { data } = (await found.json()) as { data: readonly { id: string }[] };
  expect(data.map((gif) => gif.id)).toEqual([id]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The edit was undone.').waitFor();
  expect(await tagsOf(id)).toEqual(['dog-bear', 'paws']);
  await item.getByRole('button', { name: 'Replace dog bear in 1 GIF' }).click();
  await page.getByText('“dog bear” is an alias of “cuscus”. 1 GIF was changed.').waitFor();
  expect(await tagsOf(id)).toEqual(['cuscus', 'paws']);

  await item.getByRole('button', { name: 'Delete the alias dog bear' }).focus();
  await page.keyboard.press('Enter');
  await item.getByRole('button', { name: 'Delete the alias dog bear for good' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('The alias “dog bear” was deleted.').waitFor();
  await expect.poll(() => item.count()).toBe(0);
  const heading = page.getByRole('heading', { name: 'Tag aliases', exact: true, level: 2 });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('shows why an alias is refused at its field', async () => {
  const moderator = await signedIn('mo');
  await moderator.addTagAlias({ alias: 'greater bilby', tag: 'macrotis' });
  onTestFinished(() => moderator.deleteTagAlias({ alias: 'greater bilby' }));
  const page = await openAdminPage('Mo', 'tag-aliases', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const form = page.getByRole('form', { name: 'New tag alias' });
  await form.getByLabel('Alias').fill('rabbit bandicoot');
  await form.getByLabel('Tag', { exact: true }).fill('greater bilby');
  await form.getByRole('button', { name: 'Add alias' }).click();
  await form.getByText('"greater bilby" is an alias itself, of "macrotis". Use "macrotis".').waitFor();
  expect(await form.getByLabel('Tag', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByLabel('Tag', { exact: true }).inputValue()).toBe('greater bilby');
});
