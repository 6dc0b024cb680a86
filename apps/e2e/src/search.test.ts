import { expect, it } from 'vitest';
import { createGate } from './harness/gate.ts';
import { results, tileIds, tiles } from './harness/grid.ts';
import { openDemo } from './harness/open-page.ts';
import { trending } from './harness/service.ts';

async function twoGifs() {
  const [first, second] = (await trending()).gifs;
  if (!first || !second) throw new Error('The service has fewer than two GIFs.');
  return { first, second };
}

it('searches as the user types, and keeps the term in the URL [C-8]', async () => {
  const { first } = await twoGifs();
  const { page, consoleErrors } = await openDemo();
  await tiles(page).first().waitFor();
  await page.getByRole('combobox').pressSequentially(first.title, { delay: 30 });
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(first.title);
  await expect.poll(async () => (await tileIds(page))[0]).toBe(first.id);
  await page.reload();
  await expect.poll(async () => (await tileIds(page))[0]).toBe(first.id);
  expect(consoleErrors).toEqual([]);
});

it('hides the results of the last search while the next one loads', async () => {
  const { first, second } = await twoGifs();
  const { page } = await openDemo({ path: `/?q=${encodeURIComponent(first.title)}` });
  await expect.poll(async () => (await tileIds(page))[0]).toBe(first.id);
  const gate = createGate();
  await page.route('**/search?**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.getByRole('combobox').fill(second.title);
  await page.keyboard.press('Enter');
  await expect.poll(() => tileIds(page)).toEqual([]);
  gate.open();
  await expect.poll(async () => (await tileIds(page))[0]).toBe(second.id);
});

it('shows the results of the last search even if an earlier response arrives later [C-8]', async () => {
  const { first, second } = await twoGifs();
  const gate = createGate();
  const { page } = await openDemo();
  await page.route('**/search?**', async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === first.title) await gate.opened;
    await route.continue().catch(() => undefined);
  });
  const requests = page.waitForRequest(/\/search\?/);
  const field = page.getByRole('combobox');
  await field.fill(first.title);
  await field.press('Enter');
  await requests;
  await field.fill(second.title);
  await field.press('Enter');
  await expect.poll(async () => (await tileIds(page))[0]).toBe(second.id);
  gate.open();
  await page.waitForLoadState('networkidle');
  expect((await tileIds(page))[0]).toBe(second.id);
});

it('shows a message if nothing was found', async () => {
  const { page, consoleErrors } = await openDemo({ path: '/?q=zzqxjvkw' });
  await results(page).getByText('No GIFs for “zzqxjvkw”').waitFor();
  expect(await tileIds(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('renders a search term with markup as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { page, consoleErrors } = await openDemo({ path: `/?q=${encodeURIComponent(hostile)}` });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(hostile);
  await expect.poll(() => results(page).first().getAttribute('data-zoetrope-grid')).not.toBe('loading');
  expect(consoleErrors).toEqual([]);
});

it('adds related GIFs to few results, without duplicates, and tracks them as related [N-3]', async () => {
  const { first } = await twoGifs();
  const sent: string[] = [];
  const { page, consoleErrors } = await openDemo({
    path: `/?q=${encodeURIComponent(first.title)}`,
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
  expect(ids[0]).toBe(first.id);
  expect(new Set(ids).size).toBe(ids.length);
  const firstRelated = await related.locator('[data-zoetrope-gif]').first().getAttribute('data-zoetrope-gif');
  const { analytics_response_payload: payload } = data.find(({ id }) => id === firstRelated) ?? {};
  expect(payload).toBeDefined();
  await expect.poll(() => sent).toContain(payload);
  expect(consoleErrors).toEqual([]);
});
