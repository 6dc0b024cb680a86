import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPage } from '../harness/open-page.mjs';
import { runIn } from '../harness/run-in.mjs';
import { serveFolder } from '../harness/serve-folder.mjs';

const HERE = import.meta.dirname;
let site;

beforeAll(async () => {
  runIn(HERE, ['vite', 'build'], { VITE_SERVICE: inject('service') });
  site = await serveFolder(join(HERE, 'dist'));
});

afterAll(() => site?.close());

it('is built by Vite, and shows, pages and searches in Chromium without a console error [W-1]', async () => {
  const { page, consoleErrors } = await openPage(site.origin);
  const tiles = page.getByRole('list', { name: 'GIFs' }).getByRole('img');
  await expect.poll(() => tiles.count()).toBeGreaterThan(0);
  await expect.poll(() => tiles.first().evaluate((picture) => picture.naturalWidth)).toBeGreaterThan(0);
  // Rendered by a lazy-loaded chunk.
  await page.getByRole('button', { name: 'Pause animations' }).waitFor();
  const before = await tiles.first().getAttribute('alt');
  await page.getByRole('searchbox').fill('birthday');
  await expect.poll(() => tiles.first().getAttribute('alt')).not.toBe(before);
  expect(consoleErrors).toEqual([]);
});
