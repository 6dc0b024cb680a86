import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal } from '../lib/goal.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

const PORT = 4134;
const CATALOGUE = join(import.meta.dirname, '../../../../packages/catalogue/media');
/** Tiles start to play after a short delay, and videos need a moment to start. */
const WATCHED_MS = 3000;

/** Counts the videos that play at once in 24 large tiles, and those that remain after unmount. */
export function measureDecoders() {
  const video = readdirSync(CATALOGUE).find((file) => file.endsWith('.mp4'));
  const files = { '/video.mp4': readFileSync(join(CATALOGUE, video)) };
  const options = { scenario: 'decoders', folder: 'grid/pages/media', subjects: ['large'], port: PORT, files };
  return measureEach(options, async ({ page }) => {
    await page.evaluate(() => window.bench.mount());
    await page.waitForTimeout(WATCHED_MS);
    const playing = await page.evaluate(() => window.bench.playing());
    return { playing, left: await page.evaluate(() => window.bench.unmount()) };
  });
}

export const decoderGoals = ([{ playing, left }]) => [
  goal('videos that play at once, of 24 large tiles', { value: playing, limit: 12 }),
  goal('the same, at least', { value: playing, limit: 1, atLeast: true }),
  goal('videos that hold a file after unmount', { value: left, limit: 0 }),
];
