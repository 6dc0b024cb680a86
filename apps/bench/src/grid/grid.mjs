import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from '../lib/bundle.mjs';
import { failuresOf } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { servePages } from '../lib/serve-pages.mjs';
import { checks } from './checks.mjs';
import { withPage } from './open-page.mjs';
import { promises, section } from './report.mjs';
import { SCENARIOS } from './scenarios.mjs';

const SUBJECTS = ['zoetrope', 'virtua', 'masonic', 'photo-album', 'giphy'];
const COUNTS = [1000, 10_000];
const PORT = 4130;
/** The first round, of short lists alone, warms the machine up and is thrown away. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);

/** Our Grid beside what a page might use instead, in the same run, one browser per figure. */
export async function benchGrid({ log }) {
  installPackages(['react-components'], log);
  const scripts = { probe: await bundlePage('src/grid/pages/probe.mjs') };
  for (const name of SUBJECTS) scripts[name] = await bundlePage(`src/grid/pages/${name}.jsx`);
  const executablePath = await findChromium();
  const pages = await servePages(scripts, PORT);
  const raw = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`round ${round === 0 ? '0 (warm-up)' : round} of ${ROUNDS - 1}`);
      for (const { name, count, scenario } of plan(round)) {
        const measure = (page, cpuMs) => SCENARIOS[scenario](page, cpuMs, count);
        const result = await withPage(executablePath, `${pages.origin}/${name}`, measure);
        if (round > 0) raw.push({ name, count, scenario, round, ...result });
      }
    }
  } finally {
    pages.close();
  }
  const goals = promises(raw);
  return {
    title: 'Grid',
    note: 'Main-thread CPU time (not wall time), 1200 × 800, 4 columns, medians; a fresh browser for each figure. GIPHY owns its tile, the others show a link with a picture.',
    goals,
    failures: [...failuresOf(goals), ...checks(raw)],
    sections: COUNTS.map((count) => section(raw, SUBJECTS, count)),
    raw,
  };
}

/** Every other round runs backwards (ABBA), so that a machine that slows down is unfair to nobody. */
function plan(round) {
  const counts = round === 0 ? COUNTS.slice(0, 1) : COUNTS;
  const order = counts.flatMap((count) =>
    Object.keys(SCENARIOS).flatMap((scenario) => SUBJECTS.map((name) => ({ name, count, scenario }))),
  );
  return round % 2 === 0 ? order : order.reverse();
}
