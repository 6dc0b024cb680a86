import { expect, it } from 'vitest';
import { gate } from './harness/gate.ts';
import { results, tileIds, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';

async function twoGifs() {
  const [one, other] = (await trending()).gifs;
  if (!one || !other) throw new Error('The service has too few GIFs for this test.');
  return { one, other };
}

it('finds as one types, and keeps the search in the address [C-8]', async () => {
  const { one } = await twoGifs();
  const { page, consoleErrors } = await openDemo();
  await tiles(page).first().waitFor();
  await page.getByRole('combobox').pressSequentially(one.title, { delay: 30 });
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(one.title);
  await expect.poll(async () => (await tileIds(page))[0]).toBe(one.id);
  await page.reload();
  await expect.poll(async () => (await tileIds(page))[0]).toBe(one.id);
  expect(consoleErrors).toEqual([]);
});

it('hides what the last search found while the next one is under way', async () => {
  const { one, other } = await twoGifs();
  const { page } = await openDemo({ path: `/?q=${encodeURIComponent(one.title)}` });
  await expect.poll(async () => (await tileIds(page))[0]).toBe(one.id);
  const held = gate();
  await page.route('**/search?**', async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.getByRole('combobox').fill(other.title);
  await page.keyboard.press('Enter');
  await expect.poll(() => tileIds(page)).toEqual([]);
  held.open();
  await expect.poll(async () => (await tileIds(page))[0]).toBe(other.id);
});

it('shows the last search even when the answer to an earlier one comes later [C-8]', async () => {
  const { one, other } = await twoGifs();
  const held = gate();
  const { page } = await openDemo();
  await page.route('**/search?**', async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === one.title) await held.opened;
    await route.continue().catch(() => undefined);
  });
  const requests = page.waitForRequest(/\/search\?/);
  const field = page.getByRole('combobox');
  await field.fill(one.title);
  await field.press('Enter');
  await requests;
  await field.fill(other.title);
  await field.press('Enter');
  await expect.poll(async () => (await tileIds(page))[0]).toBe(other.id);
  held.open();
  await page.waitForLoadState('networkidle');
  expect((await tileIds(page))[0]).toBe(other.id);
});

it('says so when nothing is found, and offers ways on', async () => {
  const { page, consoleErrors } = await openDemo({ path: '/?q=zzqxjvkw' });
  await results(page).getByText('No GIFs for “zzqxjvkw”').waitFor();
  expect(await tileIds(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('shows a hostile search as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { page, consoleErrors } = await openDemo({ path: `/?q=${encodeURIComponent(hostile)}` });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(hostile);
  await expect.poll(() => results(page).first().getAttribute('data-zoetrope-grid')).not.toBe('loading');
  expect(consoleErrors).toEqual([]);
});

it('fills a search with few results with related GIFs, without duplicates, and counts them as related [N-3]', async () => {
  const { one } = await twoGifs();
  const sent: string[] = [];
  const { page, consoleErrors } = await openDemo({
    path: `/?q=${encodeURIComponent(one.title)}`,
    viewport: { width: 1280, height: 1600 },
  });
  page.on('request', (request) => {
    if (!request.url().includes('/v2/pingback?')) return;
    const { events = [] } = request.postDataJSON() as { events?: { analytics_response_payload: string }[] };
    sent.push(...events.map((event) => event.analytics_response_payload));
  });
  const related = page.getByRole('region', { name: 'Related GIFs' });
  const response = await page.waitForResponse(/\/gifs\/related\?/);
  const { data } = (await response.json()) as { data: { id: string; analytics_response_payload: string }[] };
  await related.locator('[data-zoetrope-gif]').first().waitFor();
  const ids = await page
    .locator('main [data-zoetrope-gif]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-zoetrope-gif')));
  expect(ids[0]).toBe(one.id);
  expect(new Set(ids).size).toBe(ids.length);
  const first = await related.locator('[data-zoetrope-gif]').first().getAttribute('data-zoetrope-gif');
  const { analytics_response_payload: payload } = data.find(({ id }) => id === first) ?? {};
  expect(payload).toBeDefined();
  await expect.poll(() => sent).toContain(payload);
  expect(consoleErrors).toEqual([]);
});
