import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal } from '../lib/goal.mjs';
import { settle } from '../lib/list-steps.mjs';
import { busyPercent } from '../lib/process-tree.mjs';
import { cell } from '../lib/table.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

const SUBJECTS = ['zoetrope', 'giphy'];
const PORT = 4132;
const CATALOGUE = join(import.meta.dirname, '../../../../packages/catalogue/media');
const TILES = 24;
const WATCHED_MS = 4000;
/** Further down than any margin within which a browser keeps animating. */
const FAR_DOWN = 8000;

/** Measures the load of 24 animated images in several states: percent of one core, all processes of the browser. */
export const measureMedia = () =>
  measureEach(
    { scenario: 'media', folder: 'grid/pages/media', subjects: SUBJECTS, port: PORT, files: animations() },
    watch,
  );

/** Returns animated images of the catalogue, by the path under which a page requests them. */
function animations() {
  const names = readdirSync(CATALOGUE).filter((name) => name.endsWith('.webp') && !name.startsWith('avatar'));
  return Object.fromEntries(
    names.slice(0, TILES).map((name, index) => [`/animation-${index}.webp`, readFileSync(join(CATALOGUE, name))]),
  );
}

async function watch({ page }) {
  const busy = async () => {
    await settle(page);
    return busyPercent(WATCHED_MS);
  };
  await page.evaluate(() => window.bench.mount());
  const playing = await busy();
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN);
  const offScreen = await busy();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reduced = await busy();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settle(page);
  const pause = page.getByRole('button', { name: /pause/i });
  if ((await pause.count()) === 0) return { playing, offScreen, reduced };
  await pause.click();
  return { playing, offScreen, reduced, paused: await busy() };
}

export function mediaGoals(raw) {
  const ours = raw.find(({ name }) => name === 'zoetrope');
  const percent = { unit: '%', digits: 1 };
  return [
    goal('24 paused tiles, one core', { value: ours.paused, limit: 1, ...percent }),
    goal('24 tiles out of view, one core', { value: ours.offScreen, limit: 1, ...percent }),
    goal('24 tiles with reduced motion, one core', { value: ours.reduced, limit: 1, ...percent }),
  ];
}

export const mediaSection = (raw) => ({
  title: '24 animated WebP of the catalogue: percent of one core, all processes of the browser',
  head: ['', 'animated', 'out of view', 'reduced motion', 'paused'],
  rows: raw.map(({ name, playing, offScreen, reduced, paused }) => [
    name,
    ...[playing, offScreen, reduced, paused].map((value) => cell(value, 1)),
  ]),
});
