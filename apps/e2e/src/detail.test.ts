import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';
import { subscribeToEvents } from './harness/stored-events.ts';

const event = (page: Page, type: string) => page.locator(`li[data-event="${type}"]`);

it('shows a clicked GIF in a dialog with its link and its embed code [H-1, H-2]', async () => {
  const { page, consoleErrors, externalRequests } = await openDemo();
  const id = await tiles(page).first().getAttribute('data-zoetrope-gif');
  const gif = (await trending()).gifs.find((each) => each.id === id);
  await tiles(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 2, name: gif?.title ?? '' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()).toContain(`/gifs/${gif?.id}`);
  expect(await dialog.getByRole('textbox', { name: 'Embed code', exact: true }).inputValue()).toMatch(
    /^<iframe .*width="480" height="480"/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  expect(externalRequests).toEqual([]);
});

it('stores a click in the database, and shows it in the live events [N-1, N-3, N-4, W-7]', async () => {
  const { page, consoleErrors } = await openDemo();
  await page.getByRole('button', { name: 'Live events', exact: true }).click();
  await page.getByRole('complementary', { name: 'Live events' }).getByText('Live', { exact: true }).waitFor();
  // The first SEEN events may have been stored before the panel subscribed. Scrolling causes more.
  await tiles(page).nth(5).waitFor();
  await page.evaluate(() => scrollBy(0, 2 * innerHeight));
  await expect.poll(() => event(page, 'SEEN').count()).toBeGreaterThan(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /"action_type":"CLICK"/.test(request.postData() ?? ''),
  );
  // The events of earlier tests, which clicked the first GIFs, can still arrive.
  await tiles(page).nth(5).click();
  expect(new URL((await sent).url()).pathname).toBe('/v2/pingback');
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(title).not.toBe('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => event(page, 'CLICK').filter({ hasText: title }).count()).toBe(1);
  expect(consoleErrors).toEqual([]);
});

it('sends queued events when the user leaves the page [N-4]', async () => {
  const stored = await subscribeToEvents();
  const { page } = await openDemo();
  // The events of earlier tests, which clicked other GIFs, can still arrive.
  const tile = tiles(page).nth(6);
  const id = await tile.getAttribute('data-zoetrope-gif');
  await tile.click();
  await page.goto('about:blank');
  const clicks = () => stored.filter(({ action_type, gif_id }) => action_type === 'CLICK' && gif_id === id);
  await expect.poll(() => clicks().length).toBe(1);
});

it('opens a GIF by its URL, and reports a GIF that does not exist [C-5]', async () => {
  const gif = (await trending()).gifs[1];
  const { page } = await openDemo({ path: `/?gif=${gif?.id}` });
  await page
    .getByRole('dialog')
    .getByRole('heading', { level: 2, name: gif?.title ?? '' })
    .waitFor();
  await page.goto(new URL('/?gif=no-such-gif', page.url()).href);
  await page.getByRole('dialog').getByText('This GIF does not exist or was removed.').waitFor();
});
