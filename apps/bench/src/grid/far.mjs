import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from '../lib/bundle.mjs';
import { goal } from '../lib/goal.mjs';
import { show } from '../lib/list-steps.mjs';
import { servePages } from '../lib/serve-pages.mjs';
import { cell } from '../lib/table.mjs';
import { withPage } from '../lib/with-page.mjs';

/** Those that keep in the document only what is near the screen. */
const SUBJECTS = ['zoetrope', 'virtua', 'masonic'];
const PORT = 4133;
const COUNT = 100_000;
/** 12,000 px/s for a second, looked at in every third frame. */
const FLING = { step: 200, frames: 60, every: 3 };

/** A list of 100,000 that is thrown faster than anyone reads. */
export async function measureFar() {
  const scripts = { probe: await bundlePage('src/grid/pages/probe.mjs') };
  for (const name of SUBJECTS) scripts[name] = await bundlePage(`src/grid/pages/${name}.jsx`);
  const executablePath = await findChromium();
  const pages = await servePages(scripts, PORT);
  try {
    const raw = [];
    for (const name of SUBJECTS) {
      const { seen, nodes } = await withPage(executablePath, `${pages.origin}/${name}`, async ({ page }) => {
        await show(page, COUNT);
        return page.evaluate((how) => window.probe.scroll(how), FLING);
      });
      raw.push({ scenario: 'far', name, nodes, worst: Math.min(...seen) });
    }
    return raw;
  } finally {
    pages.close();
  }
}

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
