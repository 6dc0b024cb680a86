import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPage } from '../harness/open-page.mjs';
import { serveFolder } from '../harness/serve-folder.mjs';

let site;

beforeAll(async () => {
  site = await serveFolder(import.meta.dirname);
});

afterAll(() => site?.close());

it('shows a list and an embed on a page without a build step, from the installed files', async () => {
  const { page, consoleErrors } = await openPage(`${site.origin}/?service=${encodeURIComponent(inject('service'))}`);
  const pictures = page.getByRole('list', { name: 'Trending' }).getByRole('img');
  await expect.poll(() => pictures.count()).toBe(25);
  await expect.poll(() => pictures.first().evaluate((picture) => picture.naturalWidth)).toBeGreaterThan(0);
  const tops = await pictures.evaluateAll((all) =>
    all.map((picture) => Math.round(picture.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0]);
  await page.frameLocator('zoetrope-embed iframe').getByRole('img').first().waitFor();
  // Chromium logs an error for messages that the controller sends before its frame has loaded.
  expect(consoleErrors.filter((error) => !error.includes("'postMessage'"))).toEqual([]);
});
