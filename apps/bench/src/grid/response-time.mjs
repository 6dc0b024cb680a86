import { goal } from '../lib/goal.mjs';
import { prepare } from '../lib/list-steps.mjs';
import { cell } from '../lib/table.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

/** The libraries that fetch. */
const SUBJECTS = ['zoetrope', 'giphy'];
const PORT = 4135;

/**
 * Measures an empty list: the time until it requests its first page, and the frames from the response to the first
 * tile.
 */
export const measureResponse = () =>
  measureEach({ scenario: 'response', folder: 'grid/pages', subjects: SUBJECTS, port: PORT }, async ({ page }) => {
    await prepare(page, 0);
    const requestMs = await page.evaluate(async () => {
      const start = performance.now();
      window.bench.mount();
      while (!window.bench.isReadyToAppend()) await new Promise((done) => setTimeout(done));
      return performance.now() - start;
    });
    return { requestMs, frames: await page.evaluate(() => window.probe.framesUntilTile(() => window.bench.append())) };
  });

export const responseGoals = (raw) => [
  goal('frames from the response to the first tile', {
    value: raw.find(({ name }) => name === 'zoetrope').frames,
    limit: 1,
  }),
];

export const responseSection = (raw) => ({
  title: 'An empty list and its first page',
  head: ['', 'mount to request ms', 'frames from the response to the first tile'],
  rows: raw.map(({ name, requestMs, frames }) => [name, cell(requestMs), cell(frames)]),
});
