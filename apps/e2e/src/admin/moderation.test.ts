import { expect, inject, it } from 'vitest';
import { openAdminPage } from './admin-page.ts';

/** Returns the first ids of the public trending list, requested from the service directly. */
async function trendingIds(): Promise<readonly string[]> {
  const response = await fetch(`${inject('server')}/v1/gifs/trending?api_key=zoetrope-web&limit=3`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  return data.map(({ id }) => id);
}

it('schedules a GIF, shows it at the top of the trending list at its time, and removes it [G-8]', async () => {
  const page = await openAdminPage('Mo', 'schedule');
  await page.getByLabel('GIFs', { exact: true }).fill('mountain line');
  await page.getByRole('button', { name: 'Mountain Line' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('Mountain Line is scheduled.').waitFor();
  const schedule = page.getByRole('list', { name: 'Schedule' });
  await schedule.getByText(/^in \d+ s$/).waitFor();
  const highlighted = page.getByRole('list', { name: 'Trending now' }).locator('[data-highlighted]');
  expect(await highlighted.count()).toBe(0);
  await highlighted.getByText('Mountain Line').waitFor();
  await schedule.getByText('Trending now').waitFor();
  expect((await trendingIds())[0]).toBe(await highlighted.getAttribute('data-gif'));
  await page.getByRole('button', { name: 'Remove Mountain Line from the schedule' }).click();
  await page.getByText('Nothing is scheduled.').waitFor();
  await expect.poll(() => highlighted.count()).toBe(0);
});

it('takes a GIF down everywhere, and restores it [S-1, G-3, G-5]', async () => {
  const page = await openAdminPage('Mo', 'takedowns');
  const panel = page.getByRole('form', { name: 'Cat Parade' });
  const availability = panel.getByRole('list', { name: 'Public availability' });
  await page.getByRole('searchbox').fill('cat parade');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Cat Parade/ }).click();
  await expect.poll(() => availability.getByText('Available').count()).toBe(4);
  await panel.getByLabel('Note to moderators').fill('Written by a test.');
  await panel.getByRole('button', { name: 'Take down' }).click();
  await expect.poll(() => availability.getByText('Removed').count()).toBe(4);
  const id = await page.locator('[data-state="taken-down"]').getAttribute('data-gif');
  expect((await fetch(`${inject('server')}/embed/${id}`)).ok).toBe(false);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => availability.getByText('Available').count()).toBe(4);
  expect((await fetch(`${inject('server')}/embed/${id}`)).ok).toBe(true);
});

it('sends a search report, and lists it first [S-1]', async () => {
  const page = await openAdminPage('Mo', 'reports');
  await page.getByLabel('Search term').fill('a cat on <b>skates</b>');
  await page.getByLabel('irrelevant').check();
  await page.getByLabel('too few').check();
  await page.getByLabel('Details').fill('Only dogs.');
  await page.getByRole('button', { name: 'Send report' }).click();
  const newest = page.getByRole('list', { name: 'Reports' }).locator('> li').first();
  await newest.getByText('a cat on <b>skates</b>').waitFor();
  await newest.getByText('Only dogs.').waitFor();
  expect(await newest.getByRole('list', { name: 'Reasons' }).getByRole('listitem').allTextContents()).toEqual([
    'irrelevant',
    'too few',
  ]);
  expect(await page.getByLabel('Search term').inputValue()).toBe('');
});
