import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';

const SUMMARY = '**/v2/pingback/summary*';

const total = (page: Page, type: string): Locator => page.getByRole('button', { name: new RegExp(`^${type} `) });
async function count(page: Page, type: string): Promise<number> {
  return Number((await total(page, type).textContent())?.replace(/\D/g, ''));
}

const event = { ts: 1, action_type: 'SEEN', user_id: 'Abcdefgh01234567' };

async function send(events: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ events });
  await fetch(`${inject('server')}/v2/pingback?api_key=zoetrope-web`, { method: 'POST', body });
}

/** Sends a few events, so that each test has something to count. */
async function sendEvents(): Promise<void> {
  const { gifs } = await trending();
  await send(
    gifs.slice(0, 12).map((gif) => ({ ...event, analytics_response_payload: gif.analytics_response_payload })),
  );
}

it('shows the events of a viewer of the search page within seconds, without a reload [N-3]', async () => {
  await sendEvents();
  const { page: analytics, consoleErrors } = await openDemo({ path: '/analytics' });
  await total(analytics, 'Click').waitFor();
  await expect.poll(() => count(analytics, 'Seen')).toBeGreaterThan(0);
  const before = await count(analytics, 'Click');

  const { page: search } = await openDemo();
  const tile = tiles(search).first();
  await tile.waitFor();
  const id = await tile.getAttribute('data-zoetrope-gif');
  for (let clicks = 0; clicks < 2; clicks += 1) {
    await tile.click();
    await search.getByRole('dialog').waitFor();
    await search.keyboard.press('Escape');
    await search.getByRole('dialog').waitFor({ state: 'detached' });
  }

  await expect.poll(() => count(analytics, 'Click')).toBeGreaterThanOrEqual(before + 2);
  const row = analytics.getByRole('region', { name: 'Top GIFs' }).getByRole('listitem');
  const link = row.filter({ hasText: 'click' }).locator(`a[href="/?gif=${id}"]`);
  await link.waitFor();
  await analytics.getByText('Show data table').click();
  await expect
    .poll(() => analytics.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(2).textContent())
    .not.toBe('0');
  expect(consoleErrors).toEqual([]);
});

it('lists rejected events with the reason [N-3]', async () => {
  const { page } = await openDemo({ path: '/analytics' });
  await send([{ ...event, ts: 'yesterday', analytics_response_payload: 'p' }, null]);
  await send([{ ...event, analytics_response_payload: 'p' }]);
  const card = page.getByRole('region', { name: 'Rejected events' });
  await card.getByText('Invalid timestamp').waitFor();
  await card.getByText('Not an event object').waitFor();
});

it('filters by event type and by time range', async () => {
  await sendEvents();
  const { page } = await openDemo({ path: '/analytics' });
  await total(page, 'Seen').click();
  await page.getByText('Show data table').click();
  await expect.poll(() => page.getByRole('columnheader').allTextContents()).toEqual(['Time', 'Seen']);
  await total(page, 'Seen').click();
  expect(await page.getByRole('columnheader').count()).toBe(5);
  await page.getByRole('radio', { name: '24 hours' }).check({ force: true });
  await page
    .getByRole('img', { name: /^Events per 15 minutes in the last 24 hours, stacked by type: at most \d/ })
    .waitFor();
  const box = await page.getByRole('img').boundingBox();
  if (box === null) throw new Error('The plot has no box.');
  await page.mouse.move(box.x + box.width - 3, box.y + 20);
  await page
    .getByText(/^\d+ seen$/)
    .first()
    .waitFor();
});

it('reports an unavailable server and an hour without events, and reconnects [K-1, K-2]', async () => {
  let summary: 'unavailable' | 'empty' | 'real' = 'unavailable';
  await sendEvents();
  const { page } = await openDemo({
    path: '/analytics',
    prepare: (opened) =>
      opened.route(SUMMARY, async (route) => {
        if (summary === 'unavailable') return route.fulfill({ status: 503, json: {} });
        if (summary === 'real') return route.continue();
        const response = await route.fetch();
        const { data } = await response.json();
        return route.fulfill({
          json: { data: { ...data, by_type: {}, by_minute: [], by_gif: [], rejected: [], duplicates: 0 } },
        });
      }),
  });
  await page.getByRole('alert').getByText('The server is temporarily unavailable.').waitFor();
  summary = 'empty';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No events in the last hour.').waitFor();
  summary = 'real';
  await sendEvents();
  await expect.poll(() => count(page, 'Seen')).toBeGreaterThan(0);

  summary = 'unavailable';
  await sendEvents();
  await page.getByText('Reconnecting').waitFor();
  expect(await count(page, 'Seen')).toBeGreaterThan(0);
  summary = 'real';
  await page.getByText('Live', { exact: true }).waitFor();
});

it('fits the viewport and has no accessibility violations on a desktop, a tablet and a phone', async () => {
  await sendEvents();
  const { page } = await openDemo({ path: '/analytics', reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'Top GIFs' }).getByRole('listitem').first().waitFor();
  await page.getByText('Show data table').click();
  await page.getByRole('table').waitFor();
  for (const [device, colorScheme, viewport] of [
    ['a desktop', 'light', { width: 1440, height: 900 }],
    ['a tablet', 'dark', { width: 820, height: 1180 }],
    ['a phone', 'light', { width: 390, height: 844 }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page), device).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), device).toBe(true);
  }
});

it('shows a legend in the colors of the bars', async () => {
  await sendEvents();
  const { page } = await openDemo({ path: '/analytics' });
  const plot = page.getByRole('figure');
  const legend = plot.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  await expect.poll(() => legend.allTextContents()).toEqual(['Seen', 'Hover', 'Click', 'Start']);
  const colors = await legend.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').backgroundColor),
  );
  expect(new Set(colors).size).toBe(4);
  const bar = plot.locator('rect[data-event=SEEN]').first();
  expect(await bar.evaluate((rect) => getComputedStyle(rect).fill)).toBe(colors[0]);
  await total(page, 'Click').click();
  await expect.poll(() => legend.allTextContents()).toEqual(['Click']);
  const topGifs = page.getByRole('region', { name: 'Top GIFs' });
  expect(await topGifs.getByRole('list', { name: 'Legend' }).getByRole('listitem').count()).toBe(4);
});
