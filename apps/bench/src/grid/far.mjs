import { goal } from '../lib/goal.mjs';
import { show } from '../lib/list-steps.mjs';
import { cell } from '../lib/table.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

/** Those that keep in the document only what is near the screen. */
const SUBJECTS = ['zoetrope', 'virtua', 'masonic'];
const PORT = 4133;
const COUNT = 100_000;
/** 12,000 px/s for a second, looked at in every third frame. */
const FLING = { step: 200, frames: 60, every: 3 };

/** A list of 100,000 that is thrown faster than anyone reads. */
export const measureFar = () =>
  measureEach({ scenario: 'far', folder: 'grid/pages', subjects: SUBJECTS, port: PORT }, async ({ page }) => {
    await show(page, COUNT);
    const { seen, nodes } = await page.evaluate((how) => window.probe.scroll(how), FLING);
    return { nodes, worst: Math.min(...seen) };
  });

export function farGoals(raw) {
  const ours = raw.find(({ name }) => name === 'zoetrope');
  return [
    goal('DOM nodes at 100,000 items', ours.nodes, 120),
    goal('coverage at 12,000 px/s, worst frame', ours.worst * 100, 98, { unit: '%', atLeast: true }),
  ];
}

export const farSection = (raw) => ({
  title: '100,000 items at 12,000 px/s',
  head: ['', 'nodes', 'coverage worst %'],
  rows: raw.map(({ name, nodes, worst }) => [name, cell(nodes), cell(worst * 100)]),
});
