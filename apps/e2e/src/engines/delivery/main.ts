// The delivery of events in each engine, as a program: main.ts {trials} {chromium} {result.json} {name=script.js}…
// A subject whose name ends with `-stored` keeps its events in a store.
import { readFile, writeFile } from 'node:fs/promises';
import { type Engine, findEngines } from '../../../../../tooling/find-engines.mjs';
import { startCollector } from '../../soak/collector.ts';
import { startPages } from '../../soak/page-server.ts';
import { openEngine } from '../harness/open-engine.ts';
import { ENDINGS, type Ending } from './endings.ts';
import { type DeliveryResult, runEnding } from './run-ending.ts';

const LATENCY_MS = 150;
/** Shows that a subject sends events at all, so that a loss is that of the ending. */
const STAYS_OPEN: Ending = { name: 'page stays open', end: async () => {} };

interface Delivery extends DeliveryResult {
  readonly engine: Engine['name'];
  readonly subject: string;
  readonly ending: string;
  readonly trials: number;
}

const [trials, chromium = '', file = '', ...subjects] = process.argv.slice(2);
const scripts: Record<string, string> = {};
for (const subject of subjects) {
  const [name = '', path = ''] = subject.split('=');
  scripts[name] = await readFile(path, 'utf8');
}
const engines: readonly Engine[] = [
  { name: 'chromium', driver: 'puppeteer', paths: { browser: chromium, driver: '' } },
  ...findEngines(),
];
// At the same time, because most of it is waiting.
const deliveries = await Promise.all(engines.map(measure));
await writeFile(file, JSON.stringify(deliveries.flat()));

/** Ends pages in each way, for each subject. */
async function measure(engine: Engine): Promise<readonly Delivery[]> {
  const collector = await startCollector(LATENCY_MS);
  const pages = await startPages(scripts, collector.origin);
  const page = await openEngine(engine);
  const results: Delivery[] = [];
  try {
    for (const subject of Object.keys(scripts)) {
      for (const ending of [STAYS_OPEN, ...ENDINGS]) {
        const options = { subject, ending, trials: Number(trials), hasStore: subject.endsWith('-stored') };
        const result = await runEnding({ page, collector, pages }, options);
        console.error(`${engine.name}, ${subject}, ${ending.name}: ${result.arrived} of ${result.tracked}`);
        results.push({ engine: engine.name, ending: ending.name, subject, trials: Number(trials), ...result });
      }
    }
  } finally {
    await page.close();
    pages.close();
    await collector.stop();
  }
  return results;
}
