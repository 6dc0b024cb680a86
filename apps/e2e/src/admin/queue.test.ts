import { expect, inject, it, onTestFinished } from 'vitest';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

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
  const ids = (await trending()).slice(0, 2);
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

  await page.getByLabel('Select all').check();
  await form.getByText('2 selected').waitFor();
  await form.getByRole('button', { name: 'Approve' }).click();
  await form.getByText('2 GIFs were approved.').waitFor();
  await page.getByText('No GIF is waiting for approval.').waitFor();
});

it('dismisses the reports of a GIF, undoes that, and takes the GIF down', async () => {
  const [id = ''] = await trending();
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
  expect(await trending()).not.toContain(id);
});

async function trending(): Promise<readonly string[]> {
  const response = await fetch(`${inject('server')}/v1/gifs/trending?api_key=zoetrope-web&limit=5`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  return data.map(({ id }) => id);
}
