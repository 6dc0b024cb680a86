import { expect, inject, it } from 'vitest';
import { signedIn } from '../contract/users.ts';
import { openAdminPage } from './admin-page.ts';

it('shows the trending searches and the top GIFs of the service to moderators', async () => {
  const moderator = await signedIn('mo');
  await search('party');
  const page = await openAdminPage('Mo', 'analytics');
  const searches = page.getByRole('list', { name: 'Trending searches' }).getByRole('listitem');
  await searches.filter({ hasText: 'party' }).first().waitFor();
  const gifs = page.getByRole('list', { name: 'Top GIFs' }).getByRole('listitem');
  await expect.poll(() => gifs.count()).toBe(12);
  const titles = (await moderator.getTrendingGifs()).data.map(({ gif }) => gif.title);
  expect(titles).toContain(await gifs.first().locator('b').textContent());
});

it('shows owners the searches that lead to their GIFs, and the views of these', async () => {
  const owner = await signedIn('art');
  const views = async () => (await owner.getUserViewCount({ id: 'art' })).view_count;
  const before = await views();
  await search('panda');
  const page = await openAdminPage('Art', 'analytics');
  await page.getByRole('heading', { name: 'Searches that lead to your GIFs' }).waitFor();
  await page.getByRole('list', { name: 'Trending searches' }).waitFor();
  const shown = await page
    .getByRole('region', { name: 'Views' })
    .getByText(/^[\d,]+$/)
    .textContent();
  // Views by earlier tests can still arrive.
  const count = Number(shown?.replaceAll(',', ''));
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThanOrEqual(await views());
  expect(await page.getByRole('region', { name: 'Top GIFs' }).count()).toBe(0);
});

/** Searches as a viewer does, and waits until the search is counted. */
async function search(term: string): Promise<void> {
  await fetch(`${inject('server')}/v1/gifs/search?q=${term}&api_key=zoetrope-web`);
  const moderator = await signedIn('mo');
  const terms = async () => (await moderator.getDashboardTrendingSearches()).data.map((counted) => counted.term);
  await expect.poll(terms).toContain(term);
}
