import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPage } from '../harness/open-page.mjs';
import { runIn } from '../harness/run-in.mjs';
import { startProgram } from '../harness/start-program.mjs';

const HERE = import.meta.dirname;
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };
let app;

beforeAll(async () => {
  runIn(HERE, ['next', 'build'], QUIET);
  const next = join(HERE, 'node_modules/next/dist/bin/next');
  app = await startProgram([next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: HERE,
    env: { ...QUIET, SERVICE: inject('service') },
  });
});

afterAll(() => app?.close());

it('streams positioned tiles after the rest of the page and after their styles [W-1]', async () => {
  const html = await (await fetch(app.origin)).text();
  const [fallback, style, tile] = ['Loading…', '<style data-emotion="zoetrope', '<img'].map((text) =>
    html.indexOf(text),
  );
  expect(fallback).toBeGreaterThan(0);
  expect(style).toBeGreaterThan(fallback);
  expect(tile).toBeGreaterThan(style);
  expect(html).not.toMatch(/<style data-emotion="css/);
  expect(html).toContain('container-type: inline-size');
});

it.each([
  [360, 2],
  [800, 3],
  [1200, 4],
  [1900, 7],
])('hydrates at a width of %i px in %i columns, without an error or a layout shift [W-1]', async (width, columns) => {
  const { page, consoleErrors } = await openPage(app.origin, recordShifts, width);
  const tiles = page.getByRole('list', { name: 'GIFs' }).getByRole('img');
  await expect.poll(() => tiles.first().evaluate((picture) => picture.naturalWidth)).toBeGreaterThan(0);
  // Rendered after hydration.
  await page.getByRole('button', { name: 'Pause animations' }).waitFor();
  const tops = await tiles.evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  const styles = await page.locator('style').allTextContents();
  expect(styles.filter((text) => text.includes('@scope'))).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

function recordShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

it('renders every other widget on the server, and hydrates each without a console error [W-4, W-6, W-11]', async () => {
  const url = `${app.origin}/widgets`;
  const html = await (await fetch(url)).text();
  for (const widget of ['carousel', 'gif', 'video', 'picker']) expect(html).toContain(`data-zoetrope-${widget}="`);
  expect(html.indexOf('<style data-emotion="zoetrope')).toBeLessThan(html.indexOf('data-zoetrope-carousel="'));
  expect(html).toContain('<style data-emotion="zoetrope');
  expect(html).not.toMatch(/<style data-emotion="css/);
  const { page, consoleErrors } = await openPage(url);
  // Rendered after hydration, by the lazy-loaded part of each widget.
  await page.getByRole('button', { name: 'Next GIFs' }).waitFor();
  await page.getByRole('button', { name: 'Pause animation', exact: true }).waitFor();
  await page.getByRole('slider', { name: 'Seek' }).waitFor();
  await page.locator('[data-zoetrope-video="playing"]').waitFor();
  const found = page.getByRole('tabpanel').getByRole('option');
  await page.getByRole('combobox').fill('love');
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  await page.locator('[data-zoetrope-picker] [data-zoetrope-pause]').waitFor();
  expect(consoleErrors).toEqual([]);
});
