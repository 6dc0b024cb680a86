import type { Page } from 'playwright';
import { type Harness, untilStill } from './run-endings.ts';
import { track, wind, withPage } from './run-outages.ts';

export interface BurstResult {
  readonly scenario: string;
  readonly tracked: number;
  readonly arrived: number;
  /** CPU time of the longest task of the page's thread, in milliseconds. */
  readonly longestTaskMs: number;
}

const TIMELINE = 'devtools.timeline,disabled-by-default-devtools.timeline';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number | undefined;
}

/** What follows in the task of the click: nothing, the library is told to send everything, or a link is followed. */
export const BURSTS = { burst: '', 'burst, then flush': 'flush', 'burst, then another page': 'away' } as const;

/** One click that tracks so many events: the longest task of the page until they are on their way. */
export async function runBurst(
  { browser, collector, pages }: Harness,
  subject: string,
  scenario: keyof typeof BURSTS,
  events: number,
): Promise<BurstResult> {
  const prefix = `${subject}/${scenario}`;
  const page = await browser.context.newPage();
  const session = await page.context().newCDPSession(page);
  const traced: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void traced.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  try {
    const query = new URLSearchParams({ trial: prefix, count: String(events), next: BURSTS[scenario] });
    await page.goto(`${pages.origin}/${subject}?${query}`);
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: TIMELINE });
    await page.click('#track');
    const { arrived } = await untilStill(() => collector.tally(prefix), events);
    await session.send('Tracing.end');
    await complete;
    return { scenario, tracked: events, arrived, longestTaskMs: longestTask(traced) };
  } finally {
    await page.close();
  }
}

/** Of the thread on which the page heard the click. */
function longestTask(events: readonly TraceEvent[]): number {
  const click = events.find(({ name }) => name === 'EventDispatch');
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === click?.pid && tid === click.tid);
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

export interface BlockedResult {
  readonly scenario: string;
  readonly tracked: number;
  /** What the library itself wrote to the console. */
  readonly warnings: number;
  /** From the first quarter of the events to the last, in KiB, after collecting garbage. */
  readonly growthKib: number;
}

/** A blocker refuses every request, while so many events are tracked in an hour of the page's clock. */
export async function runBlocked(harness: Harness, subject: string, events: number): Promise<BlockedResult> {
  return withPage(harness, subject, { trial: `${subject}/blocked` }, async (page) => {
    let warnings = 0;
    page.on('console', (message) => {
      // Of every refused request the browser itself writes a line, which no page can keep it from.
      if (!message.text().startsWith('Failed to load resource')) warnings += 1;
    });
    await page.route(`${harness.collector.origin}/**`, (route) => route.abort('blockedbyclient'));
    const heaps: number[] = [];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let step = 0; step < 30; step += 1) {
        await track(page, Math.round(events / 120));
        await wind(page, 30_000);
      }
      heaps.push(await usedHeap(page));
    }
    const [first = 0, , , last = 0] = heaps;
    return { scenario: 'ad-blocked', tracked: events, warnings, growthKib: Math.round((last - first) / 1024) };
  });
}

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
