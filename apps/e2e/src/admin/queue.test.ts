import { expect, it, onTestFinished } from 'vitest';
import { SMALL_GIF } from '../contract/small-gif.ts';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';
import { isPublic, trendingIds } from './public-gifs.ts';

/** Holds two GIFs back, so that they wait in the queue, until the test ends. */
async function holdBack(ids: readonly string[]) {
  const moderator = await signedIn('mo');
  onTestFinished(async () => {
    await moderator.moderateGifs({ gif_ids: ids, status: 'approved' });
  });
  await moderator.moderateGifs({ gif_ids: ids, status: 'pending' });
  const statusOf = async () => {
    const { data } = await moderator.getModerationQueue({ status: 'rejected' });
    return data.filter(({ gif }) => ids.includes(gif.id)).map(({ reason, message }) => ({ reason, message }));
  };
  return { moderator, rejected: statusOf };
}

it('rejects the selected GIFs of the queue with a reason, undoes that, and approves all', async () => {
  const ids = (await trendingIds()).slice(0, 2);
  const { rejected } = await holdBack(ids);
  const page = await openAdminPage('Mo', 'queue');
  const queue = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await expect.poll(() => queue.count()).toBe(2);
  // The picture of a GIF that is not public.
  await expect
    .poll(() =>
      queue
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  for (const text of ['Description', 'Tags', 'Rating', 'License']) {
    await queue.first().getByRole('term').filter({ hasText: text }).waitFor();
  }
  const original = queue.first().getByRole('link', { name: /^Full picture/ });
  expect((await fetch((await original.getAttribute('href')) ?? '')).status).toBe(200);
  const form = page.getByRole('form', { name: 'Decision' });
  const reject = form.getByRole('button', { name: 'Reject' });
  expect(await reject.getAttribute('aria-disabled')).toBe('true');
  await queue.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await form.getByText('1 selected').waitFor();
  await form.getByLabel('Reason for a rejection').selectOption({ label: 'Spam' });
  await form.getByLabel('Message to the uploader').fill('An advertisement.');
  await reject.click();
  await form.getByText('1 GIF was rejected.').waitFor();
  await expect.poll(() => queue.count()).toBe(1);
  expect(await rejected()).toEqual([{ reason: 'spam', message: 'An advertisement.' }]);

  await form.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('The decision was undone.').waitFor();
  await expect.poll(() => queue.count()).toBe(2);
  expect(await rejected()).toEqual([]);

  await page.getByLabel('Select all on this page').check();
  await form.getByText('2 selected').waitFor();
  await form.getByRole('button', { name: 'Approve' }).click();
  await form.getByText('2 GIFs were approved.').waitFor();
  await page.getByText('No GIF is waiting for approval.').waitFor();
});

it('plays the GIFs of the queue, with a button that stops them, and shows stills to those who prefer less motion', async () => {
  const ids = (await trendingIds()).slice(0, 1);
  await holdBack(ids);
  const page = await openAdminPage('Mo', 'queue');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.reload();
    const item = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
    const picture = item.locator('img');
    const isStill = async () => ((await picture.getAttribute('src')) ?? '').includes('_still');
    await picture.waitFor();
    expect(await isStill()).toBe(reducedMotion === 'reduce');
    const button = item.getByRole('button', { name: /^(Pause|Play) / });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await isStill()).toBe(reducedMotion !== 'reduce');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

it('keeps the decision in view on a phone, and sets the rating with it', async () => {
  const ids = (await trendingIds()).slice(0, 3);
  const { moderator } = await holdBack(ids);
  const ratings = async () => (await moderator.getGifMetadata({ gif_ids: ids })).data.map(({ rating }) => rating);
  const before = await ratings();
  const page = await openAdminPage('Mo', 'queue', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const form = page.getByRole('form', { name: 'Decision' });
  const approve = form.getByRole('button', { name: 'Approve' });
  await page.getByLabel('Select all on this page').check();
  const isInView = () =>
    approve.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await isInView()).toBe(true);
  await form.getByText('Rating, reason and message').click();
  await form.getByLabel('Rating', { exact: true }).selectOption('pg-13');
  expect(await isInView()).toBe(true);
  await approve.click();
  await form.getByText('3 GIFs were approved.').waitFor();
  expect(await ratings()).toEqual(['pg-13', 'pg-13', 'pg-13']);
  expect(await form.getByLabel('Rating', { exact: true }).inputValue()).toBe('');

  await form.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('The decision was undone.').waitFor();
  expect(await ratings()).toEqual(before);
});

it('approves a rejected GIF in the rejected ones of the queue', async () => {
  const [id = ''] = await trendingIds();
  const { moderator } = await holdBack([id]);
  await moderator.moderateGifs({ gif_ids: [id], status: 'rejected', reason: 'spam', message: 'An advertisement.' });
  const page = await openAdminPage('Mo', 'queue');
  await page.getByText('No GIF is waiting for approval.').waitFor();
  await page.getByRole('button', { name: 'Rejected' }).click();
  const rejected = page.getByRole('list', { name: 'Queue' }).locator(`[data-gif="${id}"]`);
  await rejected.getByText('Spam').waitFor();
  await rejected.getByText('An advertisement.').waitFor();
  await rejected.getByRole('checkbox').check();
  const form = page.getByRole('form', { name: 'Decision' });
  await form.getByRole('button', { name: 'Approve' }).click();
  await form.getByText('1 GIF was approved.').waitFor();
  await page.getByText('No GIF is rejected.').waitFor();
  expect(await isPublic(id)).toBe(true);
});

it('shows an uploader why an upload was rejected, in the library', async () => {
  const { owner, id } = await uploadPicture('potoroo');
  const moderator = await signedIn('mo');
  await moderator.moderateGifs({ gif_ids: [id], status: 'rejected', reason: 'quality', message: 'Too dark.' });
  const page = await openAdminPage('Art', 'library');
  await page.getByRole('form', { name: 'Search the library' }).getByLabel('Words or id').fill(id);
  await page.keyboard.press('Enter');
  const item = page.getByRole('list', { name: 'Library' }).locator(`[data-gif="${id}"]`);
  await item.getByText(/^rejected · /).waitFor();
  await item.getByText('Quality, or wrong tags: “Too dark.”').waitFor();
  expect(await owner.getOwnUploads({ limit: 1 })).toMatchObject({
    data: [{ reason: 'quality', message: 'Too dark.' }],
  });
});

it('dismisses the reports of a GIF, undoes that, and takes the GIF down', async () => {
  const [id = ''] = await trendingIds();
  const moderator = await signedIn('mo');
  await moderator.reportGif({ id, reason: 'copyright', message: 'From <b>my</b> film.' });
  onTestFinished(async () => {
    await moderator.moderateGif({ id, status: 'approved' });
  });
  const page = await openAdminPage('Mo', 'reports');
  const reported = page.getByRole('list', { name: 'Reported GIFs' }).locator(`[data-gif="${id}"]`);
  await reported.getByText('From <b>my</b> film.').waitFor();
  await reported.getByText('Copyright: 1').waitFor();
  await reported.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('No reported GIFs.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await reported.getByRole('button', { name: 'Take down' }).click();
  await page.getByText(/was taken down\.$/).waitFor();
  await page.getByText('No reported GIFs.').waitFor();
  expect(await trendingIds()).not.toContain(id);
});

async function uploadPicture(title: string) {
  const owner = await signedIn('art');
  const { id } = await owner.uploadGif({ file: SMALL_GIF, channel: 'zoohop', title, tags: [title] });
  onTestFinished(() => owner.deleteGif({ id }));
  return { owner, id };
}
