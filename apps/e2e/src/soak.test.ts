import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSubject } from './soak/bundle-subject.ts';
import { type Collector, startCollector } from './soak/collector.ts';
import { CRASH, ENDINGS, onceKept, QUOTA_TAKEN } from './soak/endings.ts';
import { type OpenedBrowser, openBrowser } from './soak/open-browser.ts';
import { type PageServer, startPages } from './soak/page-server.ts';
import { runBlocked, runBurst } from './soak/run-burdens.ts';
import { runEnding } from './soak/run-endings.ts';
import { runKills } from './soak/run-kills.ts';
import { runOutage, runSends } from './soak/run-outages.ts';

/** The full counts, beside a peer, are those of `pnpm soak`. */
const ROUNDS = 10;
const LATENCY_MS = 20;
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

let collector: Collector;
let pages: PageServer;
let browser: OpenedBrowser;
const rig = () => ({ browser, collector, pages });

beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const script = (name: string) =>
    bundleSubject(new URL(`soak/subjects/${name}.js`, import.meta.url), folder, ['@zoetrope/source']);
  const scripts = { zoetrope: await script('zoetrope'), stored: await script('zoetrope-stored') };
  collector = await startCollector(LATENCY_MS);
  pages = await startPages(scripts, collector.origin);
  browser = await openBrowser(CHROMIUM);
});

afterAll(async () => {
  await browser?.close();
  pages?.close();
  await collector?.stop();
});

describe('50 events, a moment before the page ends', () => {
  it.each(ENDINGS)('arrive, each once: $name [N-4]', async (ending) => {
    const { arrived, tracked, doubled, restored } = await runEnding(rig(), 'zoetrope', ending, ROUNDS);
    // The headless shell of Chromium keeps no page that is left, so none may have come back as it was.
    if (!ending.name.includes('and back')) expect(restored).toBe(0);
    expect(arrived).toBeGreaterThanOrEqual(0.99 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive when the page has crashed, by the last will or by the next page [N-4] [N-6]', async () => {
    const { arrived, tracked, doubled } = await runEnding(rig(), 'stored', CRASH, ROUNDS);
    expect(arrived).toBeGreaterThanOrEqual(0.95 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive from a frame that may store nothing [N-6]', async () => {
    const ending = ENDINGS.filter(({ name }) => name.includes('without storage'));
    expect(ending).toHaveLength(1);
    for (const each of ending) {
      const { arrived, tracked } = await runEnding(rig(), 'stored', each, 2);
      expect(arrived).toBe(tracked);
    }
  });
});

it('loses nothing when the browser is killed 300 ms after the event [N-6]', async () => {
  expect(await runKills(rig(), 'stored', CHROMIUM, ROUNDS)).toMatchObject({ arrived: ROUNDS, doubled: 0 });
});

it('loses nothing of 1,000 events while the collector is down for an hour [N-6]', async () => {
  expect(await runOutage(rig(), 'zoetrope', 1000)).toMatchObject({ arrived: 1000, doubled: 0 });
});

it('has the keepalive quota back after each of 30 sends of 20 KiB whose answers are not stored [N-6]', async () => {
  expect(await runSends(rig(), 'zoetrope', 30)).toMatchObject({ arrived: 30, doubled: 0 });
});

it.each(QUOTA_TAKEN.map(onceKept))(
  'loses nothing that its store has to others who have taken its keepalive quota: $name [N-4] [N-6]',
  async (ending) => {
    const { arrived, tracked, doubled } = await runEnding(rig(), 'stored', ending, 2);
    expect({ arrived, doubled }).toEqual({ arrived: tracked, doubled: 0 });
  },
);

it.each([
  ['50 ms, and sends them all', 'burst', 10_000, 50],
  ['50 ms, with a flush in the same click', 'burst, then flush', 10_000, 50],
  // As many as the 64 KiB hold that may go with a page, and more where the next one is slow to open.
  ['200 ms, with a page that is left in the same click', 'burst, then another page', 100, 200],
] as const)('takes a burst of 10,000 events without a task of %s [N-4]', async (_how, scenario, least, most) => {
  const { arrived, longestTaskMs } = await runBurst(rig(), 'zoetrope', scenario, 10_000);
  expect(arrived).toBeGreaterThanOrEqual(least);
  expect(longestTaskMs).toBeGreaterThan(0);
  expect(longestTaskMs).toBeLessThan(most);
});

it('warns once and does not grow when a blocker refuses every request [N-6]', async () => {
  const { warnings, growthKib } = await runBlocked(rig(), 'zoetrope', 5000);
  expect(warnings).toBe(1);
  expect(growthKib).toBeLessThan(256);
});
