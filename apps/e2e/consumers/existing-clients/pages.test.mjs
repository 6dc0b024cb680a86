import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { serveFolder } from '../harness/serve-folder.mjs';

const HERE = import.meta.dirname;
const TENOR = 'https://tenor.googleapis.com';
const TERM = 'math';
/** The `limit` of the grid in main.jsx. Not counted on the page, which may load the next page before it is scrolled. */
const PAGE_SIZE = 6;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const service = inject('service');
let site;
let browser;
/** Ids of the first trending GIF, of the first one that a search finds, and of one that represents a category. */
let trendingId;
let foundId;
let coverId;
let shownIds;

beforeAll(async () => {
  const list = async (path) => (await (await fetch(`${service}/v1/gifs/${path}api_key=zoetrope-web`)).json()).data;
  [[{ id: trendingId }], [{ id: foundId }]] = await Promise.all([list('trending?'), list(`search?q=${TERM}&`)]);
  coverId = (await list('categories?'))[0].gif.id;
  shownIds = [trendingId, foundId, coverId];
  await build({
    entryPoints: [join(HERE, 'main.jsx')],
    outdir: join(HERE, 'dist'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  site = await serveFolder(HERE);
  browser = await chromium.connect(inject('browser'));
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Opens the page of a client. Passes it with its console errors, and the hosts other than this machine, to a test. */
async function withClient(client, test, { key = 'zoetrope-web' } = {}) {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  const consoleErrors = [];
  const otherHosts = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  // The other pictures are one pixel, because the service needs seconds of CPU for a file in the original size.
  await page.route(`${service}/media/**`, (route) => {
    const [, , id, file] = new URL(route.request().url()).pathname.split('/');
    const isShown = client === 'giphy-emoji' || (shownIds.includes(id) && file.startsWith('fixed_width.'));
    return isShown ? route.continue() : route.fulfill({ contentType: 'image/gif', body: PIXEL });
  });
  await page.route(/^https?:\/\/(?!127\.0\.0\.1:)/, async (route) => {
    const url = route.request().url();
    // Version 1 of gif-picker-react has no setting for its base URL.
    if (url.startsWith(TENOR)) {
      return route.fulfill({ response: await route.fetch({ url: url.replace(TENOR, service) }) });
    }
    otherHosts.push(new URL(url).host);
    return route.abort();
  });
  try {
    await page.goto(`${site.origin}/?${new URLSearchParams({ client, service, key })}`);
    await test(page, { consoleErrors, otherHosts });
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Waits until the first picture of a CSS selector is decoded. A placeholder is one pixel wide. */
function decoded(page, selector) {
  return page.waitForFunction((css) => document.querySelector(css)?.naturalWidth > 1, selector);
}

// Side by side, because most of the time is spent waiting for pauses after a key.
describe.concurrent('@giphy/react-components', () => {
  it('shows trending GIFs, searches, loads the next page, and reports what was seen', ({ expect }) =>
    withClient('giphy-grid', async (page, { consoleErrors, otherHosts }) => {
      const pingback = page.waitForResponse((response) => response.url().startsWith(`${service}/v2/pingback`));
      const tiles = page.locator('.giphy-grid img');
      const firstTile = '.giphy-grid div:first-child > .giphy-gif:first-child';
      await decoded(page, `${firstTile}[data-giphy-id="${trendingId}"] img`);
      await page.locator('.giphy-search-bar input').fill(TERM);
      await decoded(page, `${firstTile}[data-giphy-id="${foundId}"] img`);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => tiles.count()).toBeGreaterThan(PAGE_SIZE);
      expect((await pingback).status()).toBe(200);
      expect([consoleErrors, otherHosts]).toEqual([[], []]);
    }));

  it('offers to try again if the key is wrong', () =>
    withClient('giphy-grid', (page) => page.getByText('Error loading GIFs.').waitFor(), { key: 'wrong' }));

  it('lists the variations of an emoji', ({ expect }) =>
    withClient('giphy-emoji', async (page, { consoleErrors, otherHosts }) => {
      const variations = page.locator('.giphy-emoji-variations-container');
      const pictures = variations.locator('img');
      await expect.poll(() => pictures.count()).toBeGreaterThan(1);
      await expect
        .poll(() => pictures.evaluateAll((all) => all.every(({ naturalWidth }) => naturalWidth > 1)))
        .toBe(true);
      const [list, last] = await Promise.all([variations.boundingBox(), pictures.last().boundingBox()]);
      expect(last.x + last.width).toBeCloseTo(list.x + list.width, 0);
      expect([consoleErrors, otherHosts]).toEqual([[], []]);
    }));
});

/** Each with the call that reports a selection, if there is one. */
const PICKERS = [
  ['gif-picker-react 1, which speaks Tenor', 'picker-1', '/v2/registershare'],
  ['gif-picker-react 2 with Tenor', 'picker-2-tenor', '/v2/registershare'],
  ['gif-picker-react 2 with GIPHY', 'picker-2-giphy', undefined],
  ['gif-picker-react 2 with KLIPY', 'picker-2-klipy', '/api/v1/zoetrope-web/gifs/share/'],
];

describe.concurrent.each(PICKERS)('%s', (_, client, report) => {
  it('shows categories, trending GIFs and search results, and selects one', ({ expect }) =>
    withClient(client, async (page, { consoleErrors, otherHosts }) => {
      const categories = page.getByTestId('gpr-category');
      await decoded(page, `.gpr-category [src*="/media/${coverId}/"]`);
      expect(await categories.nth(1).textContent()).not.toBe('');
      await page.getByText('Trending GIFs').click();
      const results = page.locator('.gpr-result-image');
      await expect.poll(() => results.count()).toBe(50);
      await page.locator('.gpr-btn-clear-search').click();

      await page.getByTestId('gpr-search-input').fill(TERM);
      await expect.poll(() => results.count()).toBeGreaterThan(3);
      expect(await results.count()).toBeLessThan(50);
      await decoded(page, `.gpr-result-image [src*="/media/${foundId}/"]`);
      const reported = report && page.waitForResponse((response) => response.url().includes(report));
      await results.first().click();
      const selected = page.getByRole('region', { name: 'Selected' }).getByRole('img');
      expect(await selected.getAttribute('src')).toMatch(new RegExp(`^${service}/media/${foundId}/\\w+\\.gif$`));
      expect((await reported)?.status() ?? 200).toBe(200);

      await page.getByTestId('gpr-search-input').fill('qxwvkjhg');
      await page.getByText('No GIFs found!').waitFor();
      expect([consoleErrors, otherHosts]).toEqual([[], []]);
    }));

  it('logs that a key is wrong, and shows no category', ({ expect }) =>
    withClient(
      client,
      async (page, { consoleErrors }) => {
        await expect.poll(() => consoleErrors.join()).toMatch(/\[gif-picker-react\] Failed to (load|fetch)/);
        expect(await page.locator('.gpr-category-placeholder').count()).toBeGreaterThan(0);
        expect(await page.getByTestId('gpr-category').count()).toBe(0);
      },
      { key: 'wrong' },
    ));
});
