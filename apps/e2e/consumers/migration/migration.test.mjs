import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeBlocks } from '../../../../tooling/docs/code-blocks.mjs';
import { openPage } from '../harness/open-page.mjs';
import { runIn } from '../harness/run-in.mjs';
import { serveFolder } from '../harness/serve-folder.mjs';

const BEFORE = join(import.meta.dirname, 'before');
const AFTER = join(import.meta.dirname, 'after');
const GUIDE = join(import.meta.dirname, '../../../../docs/guides/moving-from-giphy.md');
let site;

beforeAll(async () => {
  runIn(AFTER, ['vite', 'build'], { VITE_SERVICE: inject('service') });
  site = await serveFolder(join(AFTER, 'dist'));
});

afterAll(() => site?.close());

// Only built, not opened, because it would make requests to GIPHY.
it('builds the application before the migration', () => {
  runIn(BEFORE, ['vite', 'build'], { VITE_KEY: 'invalid-key' });
  expect(readFileSync(join(BEFORE, 'dist/index.html'), 'utf8')).toContain('<script type="module"');
});

it('searches, shows stickers in a carousel, and sends a GIF after the migration', async () => {
  const { page, consoleErrors } = await openPage(site.origin);
  const [row, grid] = [page.getByRole('list').nth(0), page.getByRole('list').nth(1)];
  await row.getByRole('button').first().waitFor();
  const found = grid.getByRole('img').first();
  const before = await found.getAttribute('alt');
  await page.getByRole('searchbox').fill('love');
  await expect.poll(() => found.getAttribute('alt')).not.toBe(before);
  await found.click();
  await page.getByRole('region', { name: 'Sent' }).getByRole('img').waitFor();
  expect(consoleErrors).toEqual([]);
});

it('differs from the original exactly as the guide shows', () => {
  const [difference] = codeBlocks(GUIDE, readFileSync(GUIDE, 'utf8')).filter(({ language }) => language === 'diff');
  const linesOf = (home) =>
    readFileSync(join(home, 'src/main.jsx'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  const shown = (sign) =>
    difference.code
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1).trim())
      .filter(Boolean);
  expect(linesOf(BEFORE)).toEqual(expect.arrayContaining(shown('-')));
  expect(linesOf(AFTER)).toEqual(expect.arrayContaining(shown('+')));
  // All other lines are the same.
  expect(linesOf(AFTER).filter((line) => !linesOf(BEFORE).includes(line))).toEqual(shown('+'));
});
