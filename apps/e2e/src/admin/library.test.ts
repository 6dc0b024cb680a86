import { expect, inject, it, onTestFinished } from 'vitest';
import { SMALL_GIF } from '../contract/small-gif.ts';
import { signedIn } from '../contract/users.ts';
import { accessibilityViolations } from '../harness/accessibility-violations.ts';
import { openAdminPage } from './admin-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Uploads GIFs with a word that no other GIF has; deleted when the test ends. */
async function uploadGifs(word: string, count: number) {
  const owner = await signedIn('art');
  const ids: string[] = [];
  onTestFinished(async () => {
    await owner.deleteGifs({ gif_ids: ids });
  });
  for (let number = 1; number <= count; number += 1) {
    const upload = { file: SMALL_GIF, channel: 'zoohop', title: `${word} ${number}`, tags: [word] };
    ids.push((await owner.uploadGif(upload)).id);
  }
  return ids;
}

async function tagsOf(gif_ids: readonly string[]) {
  const moderator = await signedIn('mo');
  const { data } = await moderator.getGifMetadata({ gif_ids });
  return data.map(({ tags }) => tags);
}

it('finds GIFs, selects all on the page, edits their tags and rating in one call, and undoes that', async () => {
  const ids = await uploadGifs('numbat', 3);
  const page = await openAdminPage('Mo', 'library');
  const items = page.getByRole('list', { name: 'Library' }).getByRole('listitem');
  await expect.poll(() => items.count()).toBeGreaterThan(3);
  const filter = page.getByRole('form', { name: 'Search the library' });
  await filter.getByLabel('Words or id').fill('numb');
  await filter.getByLabel('Channel').selectOption({ label: 'Zoohop' });
  await filter.getByLabel('Rating').selectOption('g');
  await filter.getByLabel('Uploader or author').fill('Art');
  await page.keyboard.press('Enter');
  await page.getByText('3 GIFs', { exact: true }).waitFor();
  await expect.poll(() => items.count()).toBe(3);
  await expect
    .poll(() =>
      items
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  await items.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const form = page.getByRole('form', { name: 'Edit the selected GIFs' });
  await form.getByText('1 selected').waitFor();
  await page.getByLabel('Select all on this page').check();
  await form.getByText('3 selected').waitFor();
  const apply = form.getByRole('button', { name: 'Apply' });
  expect(await apply.getAttribute('aria-disabled')).toBe('true');
  await form.getByLabel('Add tags').fill('marsupial, striped');
  await form.getByLabel('Remove tags').fill('NUMBAT');
  await form.getByLabel('Rating').selectOption('pg');
  await form.getByRole('textbox', { name: 'Author' }).fill('Grace H.');
  const edits: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') edits.push(request.url());
  });
  await apply.click();
  await form.getByText('3 GIFs were changed.').waitFor();
  expect(edits).toHaveLength(1);
  expect(await tagsOf(ids)).toEqual(ids.map(() => ['marsupial', 'striped']));
  await page.getByText('No GIFs found.').waitFor();

  await form.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('The edit was undone.').waitFor();
  await page.getByText('3 GIFs', { exact: true }).waitFor();
  expect(await tagsOf(ids)).toEqual(ids.map(() => ['numbat']));
});

it('clears the author and the description of the selected GIFs, and leaves their other fields', async () => {
  const ids = await uploadGifs('quenda', 2);
  const moderator = await signedIn('mo');
  await moderator.editGifs({ gif_ids: ids, author: 'Grace H.', license: 'CC0-1.0' });
  const page = await openAdminPage('Mo', 'library');
  await page.getByRole('form', { name: 'Search the library' }).getByLabel('Words or id').fill('quenda');
  await page.keyboard.press('Enter');
  await page.getByText('2 GIFs', { exact: true }).waitFor();
  await page.getByLabel('Select all on this page').check();
  const form = page.getByRole('form', { name: 'Edit the selected GIFs' });
  const author = form.getByRole('textbox', { name: 'Author' });
  await author.fill('Nobody');
  const clear = form.getByRole('group', { name: 'Clear' });
  await clear.getByRole('checkbox', { name: 'Author' }).focus();
  await page.keyboard.press('Space');
  expect(await author.isDisabled()).toBe(true);
  expect(await author.inputValue()).toBe('');
  await clear.getByRole('checkbox', { name: 'Description' }).check();
  await form.getByRole('button', { name: 'Apply' }).click();
  await form.getByText('2 GIFs were changed.').waitFor();
  expect(await clear.getByRole('checkbox', { checked: true }).count()).toBe(0);
  const { data } = await moderator.getExtendedGifMetadata({ gif_ids: ids });
  for (const gif of data) {
    expect(gif).toMatchObject({ alt_text: '', license: 'CC0-1.0', tags: ['quenda'] });
    expect(gif.author).toBeUndefined();
  }
});

it('edits the title, description and tags of one GIF, and returns the focus to its button', async () => {
  const [id = ''] = await uploadGifs('bilby', 1);
  const page = await openAdminPage('Art', 'library');
  await page.getByRole('form', { name: 'Search the library' }).getByLabel('Words or id').fill(id);
  await page.keyboard.press('Enter');
  await page.getByText('1 GIF', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit bilby 1' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Edit bilby 1' });
  const title = form.getByLabel('Title');
  expect(await title.evaluate((input) => input === document.activeElement)).toBe(true);
  await title.fill('A <b>bilby</b>');
  await form.getByLabel('Description').fill('A bilby that hops.');
  await form.getByLabel('Tags', { exact: true }).fill('bilby, hop');
  await form.getByRole('button', { name: 'Save' }).click();
  const button = page.getByRole('button', { name: 'Edit A <b>bilby</b>' });
  await button.waitFor();
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  const moderator = await signedIn('mo');
  expect((await moderator.getGifMetadata({ gif_ids: [id] })).data).toMatchObject([
    { title: 'A <b>bilby</b>', alt_text: 'A bilby that hops.', tags: ['bilby', 'hop'] },
  ]);
  await button.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('suggests tags of GIFs that look similar, in the form of one GIF and of many', async () => {
  await uploadGifs('dibbler', 1);
  const [id = ''] = await uploadGifs('phascogale', 1);
  const page = await openAdminPage('Art', 'library');
  await page.getByRole('form', { name: 'Search the library' }).getByLabel('Words or id').fill(id);
  await page.keyboard.press('Enter');
  await page.getByText('1 GIF', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'Library' }).getByRole('checkbox').check();
  const many = page.getByRole('form', { name: 'Edit the selected GIFs' });
  await many.getByRole('button', { name: 'Add tag dibbler' }).click();
  expect(await many.getByRole('textbox', { name: 'Add tags' }).inputValue()).toBe('dibbler');

  await page.getByRole('button', { name: 'Edit phascogale 1' }).click();
  const form = page.getByRole('form', { name: 'Edit phascogale 1' });
  const suggestion = form.getByRole('button', { name: 'Add tag dibbler' });
  expect(await form.getByRole('button', { name: 'Add tag phascogale' }).count()).toBe(0);
  await suggestion.focus();
  await page.keyboard.press('Enter');
  expect(await suggestion.getAttribute('aria-pressed')).toBe('true');
  expect(await suggestion.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await tagsOf([id])).toEqual([['phascogale', 'dibbler']]);
});

it('deletes the selected uploads after a confirmation, and lists why other GIFs could not be deleted', async () => {
  const ids = await uploadGifs('dunnart', 2);
  const page = await openAdminPage('Mo', 'library', PHONE);
  const filter = page.getByRole('form', { name: 'Search the library' });
  const items = page.getByRole('list', { name: 'Library' }).getByRole('listitem');
  // The selection spans searches.
  await items.filter({ hasNotText: 'dunnart' }).first().getByRole('checkbox').check();
  await filter.getByLabel('Words or id').fill('dunnart');
  await filter.getByRole('button', { name: 'Search' }).click();
  await page.getByText('2 GIFs', { exact: true }).waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('3 GIFs selected').waitFor();
  await page.getByRole('button', { name: 'Edit selection' }).click();
  const form = page.getByRole('form', { name: 'Edit the selected GIFs' });
  const isFocused = () => form.getByRole('heading').evaluate((heading) => heading === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  const remove = form.getByRole('button', { name: 'Delete' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Delete 3 GIFs for good' }).waitFor();
  await page.keyboard.press('Enter');
  await form.getByText('2 GIFs were deleted. 1 GIF could not be changed.').waitFor();
  const refused = form.getByRole('list', { name: 'GIFs that could not be changed' });
  await refused.getByText('Only uploads can be deleted. Take this GIF down instead.').waitFor();
  await page.getByText('No GIFs found.').waitFor();
  for (const id of ids) {
    expect((await fetch(`${inject('server')}/v1/gifs/${id}?api_key=zoetrope-web`)).status).toBe(404);
  }
});

it('pages through the library, and keeps the focus on the button', async () => {
  const page = await openAdminPage('Mo', 'library');
  await page.getByText(/^1–24 of \d/).waitFor();
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^25–48 of \d/).waitFor();
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByText(/^1–24 of \d/).waitFor();
});
