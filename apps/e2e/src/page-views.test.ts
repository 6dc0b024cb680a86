import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';

interface DataLayerEntry {
  readonly event: string;
  readonly page_path?: string | undefined;
}

/** Returns the entries that a tag manager would read. */
const dataLayer = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: readonly DataLayerEntry[] }).dataLayer ?? []);
const pagePaths = async (page: Page) =>
  (await dataLayer(page)).filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);

it('pushes a page view with a virtual path for each page of a visit, and the clicks on GIFs [N-7, N-8]', async () => {
  const { page } = await openDemo();
  await tiles(page).first().waitFor();
  await page.getByRole('combobox').fill('cat');
  await page.keyboard.press('Enter');
  await expect.poll(() => pagePaths(page)).toEqual(['/', '/search/cat']);
  const id = await tiles(page).first().getAttribute('data-zoetrope-gif');
  await tiles(page).first().click();
  await expect.poll(() => pagePaths(page)).toEqual(['/', '/search/cat', `/gifs/${id}`]);
  await page.goBack();
  await expect.poll(async () => (await pagePaths(page)).at(-1)).toBe('/search/cat');
  expect((await dataLayer(page)).map(({ event }) => event)).toContain('gif_click');
});

it('sends nothing after the viewer opts out, also after a reload [N-4, N-8]', async () => {
  const { page } = await openDemo();
  await tiles(page).first().waitFor();
  await page.getByRole('button', { name: 'Live events' }).click();
  await page.getByLabel('Send my events').uncheck();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const before = (await dataLayer(page)).length;
  await tiles(page).first().click();
  await page.keyboard.press('Escape');
  expect(await dataLayer(page)).toHaveLength(before);
  await page.reload();
  await tiles(page).first().waitFor();
  await tiles(page).first().click();
  expect(await dataLayer(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(sent).toEqual([]);
});
