// The scrolling of lists in each engine, as a program: main.ts {origin} {chromium} {result.json} {rounds} {page}…
// Each page has the `bench` and the `probe` of apps/bench/src/grid/pages.
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Engine, findEngines } from '../../../../../tooling/find-engines.mjs';
import { waitForState } from '../harness/actions.ts';
import type { EnginePage } from '../harness/engine.ts';
import { openEngine } from '../harness/open-engine.ts';

const ITEMS = 10_000;
/** 20,000 px at 4,000 px/s. */
const STEP_PX = 67;
const FRAMES = 299;
/** Every sixth frame is examined, in a scroll of its own, because that takes time. */
const EXAMINED = 6;
const SETTLE_MS = 500;

interface ListPage {
  readonly bench: { prepare(...args: readonly number[]): void; mount(): void };
  readonly probe: { scroll(options: object): Promise<{ coverages: number[]; nodes: number; lateFrames: number }> };
}

const [origin, chromium = '', file = '', rounds, ...names] = process.argv.slice(2);
const engines: readonly Engine[] = [
  { name: 'chromium', driver: 'puppeteer', paths: { browser: chromium, driver: '' } },
  ...findEngines(),
];
const figures: object[] = [];
for (const engine of engines) {
  for (let round = 0; round < Number(rounds); round += 1) {
    // Every other round is reversed, so that a machine that slows down affects all libraries alike.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const page = await openEngine(engine);
      try {
        const figure = { engine: engine.name, name, round, ...(await measure(page, `${origin}/${name}`)) };
        console.error(JSON.stringify(figure));
        figures.push(figure);
      } finally {
        await page.close();
      }
    }
  }
}
await writeFile(file, JSON.stringify(figures));

async function measure(page: EnginePage, url: string) {
  await show(page, url);
  const { lateFrames } = await scroll(page, 0);
  await show(page, url);
  const { coverages, nodes } = await scroll(page, EXAMINED);
  const blank = coverages.map((coverage) => 1 - coverage);
  const meanBlank = blank.reduce((sum, share) => sum + share, 0) / blank.length;
  return { lateFrames, nodes, meanBlank, worstBlank: Math.max(...blank) };
}

async function show(page: EnginePage, url: string): Promise<void> {
  await page.goto(url);
  await waitForState(page, () => 'bench' in window && 'probe' in window);
  await page.evaluate((items) => {
    const { bench } = window as unknown as ListPage;
    bench.prepare(items, 25, 2);
    bench.mount();
  }, ITEMS);
  await setTimeout(SETTLE_MS);
}

function scroll(page: EnginePage, every: number) {
  return page.evaluate((options) => (window as unknown as ListPage).probe.scroll(options), {
    step: STEP_PX,
    frames: FRAMES,
    every,
  });
}
