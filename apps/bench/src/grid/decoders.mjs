import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from '../lib/bundle.mjs';
import { goal } from '../lib/goal.mjs';
import { servePages } from '../lib/serve-pages.mjs';
import { withPage } from '../lib/with-page.mjs';

const PORT = 4134;
const CATALOGUE = join(import.meta.dirname, '../../../../packages/catalogue/media');
/** Tiles rest for a moment before they move, and films take another to begin. */
const WATCHED_MS = 3000;

/** Films that play at once among 24 tiles that are each large enough for one, and what is left of them afterwards. */
export async function measureDecoders() {
  const name = readdirSync(CATALOGUE).find((file) => file.endsWith('.mp4'));
  const scripts = {
    probe: await bundlePage('src/grid/pages/probe.mjs'),
    large: await bundlePage('src/grid/pages/media/large.jsx'),
  };
  const files = { '/film.mp4': readFileSync(join(CATALOGUE, name)) };
  const pages = await servePages(scripts, PORT, { files });
  try {
    return await withPage(await findChromium(), `${pages.origin}/large`, async ({ page }) => {
      await page.evaluate(() => window.bench.mount());
      await page.waitForTimeout(WATCHED_MS);
      const playing = await page.evaluate(() => window.bench.playing());
      const left = await page.evaluate(() => window.bench.unmount());
      return [{ scenario: 'decoders', name: 'zoetrope', playing, left }];
    });
  } finally {
    pages.close();
  }
}

export const decoderGoals = ([{ playing, left }]) => [
  goal('films that play at once, of 24 large tiles', playing, 12),
  goal('the same, at least', playing, 1, { atLeast: true }),
  goal('films that hold a file after they are gone', left, 0),
];
