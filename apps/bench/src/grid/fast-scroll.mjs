import { goal } from '../lib/goal.mjs';
import { show } from '../lib/list-steps.mjs';
import { cell } from '../lib/table.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

/** The libraries that virtualize. */
const SUBJECTS = ['zoetrope', 'virtua', 'masonic'];
const PORT = 4133;
const COUNT = 100_000;
/** 12,000 px/s for one second. Every third frame is examined. */
const SCROLL = { step: 200, frames: 60, every: 3 };

/** Scrolls a list of 100,000 items faster than anyone reads. */
export const measureFastScroll = () =>
  measureEach({ scenario: 'far', folder: 'grid/pages', subjects: SUBJECTS, port: PORT }, async ({ page }) => {
    await show(page, COUNT);
    const { coverages, nodes } = await page.evaluate((options) => window.probe.scroll(options), SCROLL);
    return { nodes, worst: Math.min(...coverages) };
  });

export function fastScrollGoals(raw) {
  const ours = raw.find(({ name }) => name === 'zoetrope');
  return [
    goal('DOM nodes at 100,000 items', { value: ours.nodes, limit: 120 }),
    goal('coverage at 12,000 px/s, worst frame', { value: ours.worst * 100, limit: 98, unit: '%', atLeast: true }),
  ];
}

export const fastScrollSection = (raw) => ({
  title: '100,000 items at 12,000 px/s',
  head: ['', 'nodes', 'coverage worst %'],
  rows: raw.map(({ name, nodes, worst }) => [name, cell(nodes), cell(worst * 100)]),
});
