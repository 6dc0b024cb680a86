import { expect, inject, it, onTestFinished } from 'vitest';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';
import { isPublic, trendingIds } from './public-gifs.ts';

it('takes several GIFs down at once, lists them first, restores them, and unblocks a picture', async () => {
  const [first = '', second = ''] = await trendingIds();
  const moderator = await restoredLater([first, second]);
  const page = await openAdminPage('Mo', 'takedowns');
  const titleOf = async (id: string) => (await moderator.getGifMetadata({ gif_ids: [id] })).data[0]?.title ?? '';
  const list = (name: string) => page.getByRole('list', { name });
  await page.getByText('No GIF is taken down.').waitFor();
  for (const id of [first, second]) {
    await moderator.takedown({ takedowns: [{ gif_id: id, reason: 'A claim' }], send_email: false, note: 'By letter' });
  }
  await page.reload();
  const taken = list('Taken down').getByRole('button');
  await expect.poll(() => taken.count()).toBe(2);
  expect(await taken.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-gif')))).toEqual([
    second,
    first,
  ]);
  await taken.first().click();
  const panel = page.getByRole('form', { name: await titleOf(second) });
  for (const text of ['A claim', 'By letter', 'cannot be uploaded again']) await panel.getByText(text).waitFor();

  await taken.last().click();
  await page.getByRole('form', { name: '2 GIFs selected' }).getByRole('button', { name: 'Restore 2 GIFs' }).click();
  await page.getByText('2 GIFs were restored.').waitFor();
  await page.getByText('No GIF is taken down.').waitFor();
  for (const id of [first, second]) expect(await isPublic(id)).toBe(true);

  await page.getByRole('searchbox').fill('happy');
  await page.keyboard.press('Enter');
  const results = list('Search results').getByRole('button');
  for (const number of [0, 1]) await results.nth(number).click();
  const other = await results
    .and(page.locator('[aria-pressed="true"]'))
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-gif') ?? ''));
  expect(other).toHaveLength(2);
  await restoredLater(other);
  const two = page.getByRole('form', { name: '2 GIFs selected' });
  await two.getByRole('button', { name: 'Take down 2 GIFs' }).click();
  await page.getByText('2 GIFs were taken down.').waitFor();
  expect((await moderator.getTakedowns()).data.map(({ gif }) => gif.id).sort()).toEqual([...other].sort());

  await page.getByRole('button', { name: 'Blocked pictures' }).click();
  await list('Blocked pictures').locator(`[data-gif="${other[0]}"]`).click();
  await page.getByRole('form', { name: 'Unblock' }).getByRole('button', { name: 'Unblock' }).click();
  await page.getByText('1 picture can be uploaded again.').waitFor();
  expect((await moderator.getBlockedPictures()).data.map(({ gif_id }) => gif_id)).not.toContain(other[0]);
});

it('shows a rejected GIF as rejected, leads to the queue, and can take it down', async () => {
  const [id = ''] = await trendingIds();
  const moderator = await restoredLater([id]);
  const [{ title = '' } = {}] = (await moderator.getGifMetadata({ gif_ids: [id] })).data;
  await moderator.moderateGifs({ gif_ids: [id], status: 'rejected', reason: 'spam' });
  const page = await openAdminPage('Mo', 'takedowns');
  await page.getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  const result = page.getByRole('list', { name: 'Search results' }).locator(`[data-gif="${id}"]`);
  await result.getByText('rejected', { exact: true }).waitFor();
  await result.click();
  const panel = page.getByRole('form', { name: title });
  await panel.getByText('This GIF was rejected').waitFor();
  expect(await panel.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  await panel.getByRole('button', { name: 'Take down' }).click();
  await result.getByText('taken down', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Restore and approve' }).waitFor();

  const { data } = await moderator.getModerationActions({ gif_id: id, action: 'taken-down', limit: 1 });
  await moderator.undoModeration({ id: data[0]?.id ?? '' });
  await page.reload();
  await page.getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await result.click();
  await panel.getByRole('link', { name: 'queue' }).click();
  await page.getByRole('list', { name: 'Queue' }).locator(`[data-gif="${id}"]`).waitFor();
  expect(await page.getByRole('button', { name: 'Rejected' }).getAttribute('aria-pressed')).toBe('true');
});

it('pages through what the search finds, and says how many GIFs there are', async () => {
  const page = await openAdminPage('Mo', 'takedowns');
  await page.getByRole('searchbox').fill('happy');
  await page.keyboard.press('Enter');
  await page.getByText(/^1–12 of \d+ GIFs/).waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText(/^13–\d+ of \d+ GIFs/).waitFor();
});

it('lists what moderators did, by whom, when and why, filters it, and undoes an older action', async () => {
  const [first = '', second = ''] = await trendingIds();
  const moderator = await restoredLater([first, second]);
  const [{ title = '' } = {}] = (await moderator.getGifMetadata({ gif_ids: [first] })).data;
  const rejected = await moderator.moderateGifs({
    gif_ids: [first],
    status: 'rejected',
    reason: 'spam',
    message: 'An advertisement.',
    note: 'Again',
  });
  await moderator.moderateGifs({ gif_ids: [second], status: 'pending' });
  const page = await openAdminPage('Mo', 'history');
  const action = page.locator(`[data-action="${rejected.id}"]`);
  for (const text of ['Rejected', title, 'Reason: Spam', 'Message to the uploader: An advertisement.', 'Note: Again']) {
    await action.getByText(text).waitFor();
  }
  await action.getByText(/^mo, just now|^mo, \d+ min ago/).waitFor();

  const filter = page.getByRole('form', { name: 'Filter the history' });
  const actions = page.getByRole('list', { name: 'Actions' }).locator('[data-action]');
  await filter.getByLabel('Action').selectOption({ label: 'Held back' });
  await filter.getByLabel('Id of a GIF').fill(first);
  await page.keyboard.press('Enter');
  await page.getByText('No action was found.').waitFor();
  await filter.getByLabel('Action').selectOption({ label: 'Rejected' });
  await filter.getByRole('button', { name: 'Show' }).click();
  const undo = action.getByRole('button', { name: `Undo action ${rejected.id}` });
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The action was undone.').waitFor();
  await action.getByText(/undone by action/).waitFor();
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await isPublic(first)).toBe(true);

  await action.getByRole('button', { name: `History of ${title}` }).click();
  await expect.poll(() => actions.count()).toBeGreaterThan(1);
  await actions.first().getByText(`This undid action ${rejected.id}.`).waitFor();
  await page.goto(`${inject('server')}/admin/#history/${second}`);
  await actions.first().getByText('Held back', { exact: true }).waitFor();
  expect(await filter.getByLabel('Id of a GIF').inputValue()).toBe(second);
});

it('pages through the history', async () => {
  const [id = ''] = await trendingIds();
  const moderator = await restoredLater([id]);
  for (let round = 0; round < 11; round += 1) {
    for (const status of ['pending', 'approved'] as const) await moderator.moderateGifs({ gif_ids: [id], status });
  }
  const page = await openAdminPage('Mo', `history/${id}`);
  const actions = page.getByRole('list', { name: 'Actions' }).locator('[data-action]');
  await expect.poll(() => actions.count()).toBe(20);
  const newest = await actions.first().getAttribute('data-action');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => actions.first().getAttribute('data-action')).not.toBe(newest);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(() => actions.first().getAttribute('data-action')).toBe(newest);
});

/** Approves GIFs when the test ends. */
async function restoredLater(ids: readonly string[]) {
  const moderator = await signedIn('mo');
  onTestFinished(async () => {
    await moderator.moderateGifs({ gif_ids: ids, status: 'approved' });
  });
  return moderator;
}
