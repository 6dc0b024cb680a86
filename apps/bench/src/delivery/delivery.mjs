import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from '../lib/bundle.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { launch } from '../lib/launch.mjs';
import { servePages } from '../lib/serve-pages.mjs';
import { startCollector } from './collector.mjs';

const SUBJECTS = ['zoetrope', 'giphy'];
const TRIALS = 20;
/** The event is this old when the page goes: long before any queue is due. */
const BEFORE_LEAVING_MS = 20;
const AFTER_LEAVING_MS = 600;

/** How a page ends. The first shows that the rig is fair: everyone's queue is sent after a second. */
const ENDINGS = {
  'not at all': (page) => page.waitForTimeout(1500),
  'another page': (page) => page.evaluate(() => location.assign('/elsewhere')),
  reload: (page) => page.evaluate(() => location.reload()),
  'tab closed': (page) => page.close(),
  'tab closed, asked before': (page) => page.close({ runBeforeUnload: true }),
};

/** How many events of the last moment of a page arrive at a collector 150 ms away. */
export async function benchDelivery({ log }) {
  installPackages(['analytics'], log);
  const collector = await startCollector(4134);
  const scripts = { probe: `window.COLLECTOR = '${collector.origin}';`, elsewhere: '' };
  for (const name of SUBJECTS) scripts[name] = await bundlePage(`src/delivery/pages/${name}.mjs`);
  const pages = await servePages(scripts, 4135);
  const browser = await launch(await findChromium());
  const raw = [];
  try {
    for (const ending of Object.keys(ENDINGS)) {
      for (const name of SUBJECTS) {
        log(`${name}, ${ending}`);
        raw.push({ name, ending, ...(await tryOut(browser, `${pages.origin}/${name}`, ending, collector)) });
      }
    }
  } finally {
    await browser.close();
    pages.close();
    collector.close();
  }
  return report(raw);
}

async function tryOut(browser, url, ending, collector) {
  const context = await browser.newContext();
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.bench);
    await page.evaluate((payload) => window.bench.track(payload), `${url} ${ending} ${trial}`);
    await page.waitForTimeout(BEFORE_LEAVING_MS);
    await ENDINGS[ending](page);
    await new Promise((resolve) => setTimeout(resolve, AFTER_LEAVING_MS));
    if (!page.isClosed()) await page.close();
  }
  await context.close();
  const arrived = collector.payloads.filter((payload) => payload.startsWith(`${url} ${ending} `));
  return { tried: TRIALS, arrived: new Set(arrived).size, twice: arrived.length - new Set(arrived).size };
}

function report(raw) {
  const ours = raw.filter(({ name }) => name === 'zoetrope');
  const lost = ours.reduce((sum, { tried, arrived }) => sum + tried - arrived, 0);
  const twice = ours.reduce((sum, each) => sum + each.twice, 0);
  const goals = [goal('events lost when a page ends', lost, 0), goal('events that came twice', twice, 0)];
  return {
    title: 'Delivery',
    note: `An event ${BEFORE_LEAVING_MS} ms before the page ends; the collector is another origin and answers preflight and request after 150 ms; the next page comes at once.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'Arrived',
        head: ['', ...SUBJECTS],
        rows: Object.keys(ENDINGS).map((ending) => [
          ending,
          ...raw.filter((each) => each.ending === ending).map(({ arrived, tried }) => `${arrived} of ${tried}`),
        ]),
      },
    ],
    raw,
  };
}
