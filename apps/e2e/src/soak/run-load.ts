import type { Page } from 'playwright';
import { type Harness, waitUntilSettled } from './run-endings.ts';
import { advanceClock, track, withPage } from './run-outages.ts';

export interface BurstResult {
  readonly scenario: string;
  readonly tracked: number;
  readonly arrived: number;
  /** CPU time of the longest task of the main thread, in milliseconds. */
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

/** What follows in the task of the click: nothing, a flush, or a navigation. */
export const BURSTS = { burst: '', 'burst, then flush': 'flush', 'burst, then another page': 'away' } as const;

export interface BurstOptions {
  readonly scenario: keyof typeof BURSTS;
  readonly events: number;
}

/** Tracks the given number of events in one click, and measures the longest task until they have been sent. */
export async function runBurst(
  { browser, collector, pages }: Harness,
  subject: string,
  { scenario, events }: BurstOptions,
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
    const { arrived } = await waitUntilSettled(() => collector.tally(prefix), events);
    await session.send('Tracing.end');
    await complete;
    return { scenario, tracked: events, arrived, longestTaskMs: longestTask(traced) };
  } finally {
    await page.close();
  }
}

/** Returns the CPU time of the longest task on the thread that dispatched the click, in milliseconds. */
function longestTask(events: readonly TraceEvent[]): number {
  const click = events.find(({ name }) => name === 'EventDispatch');
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === click?.pid && tid === click.tid);
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

export interface AdBlockedResult {
  readonly scenario: string;
  readonly tracked: number;
  /** The number of console messages of the library. */
  readonly warnings: number;
  /** Growth of the heap from the first quarter of the events to the last, in KiB, after garbage collection. */
  readonly growthKib: number;
}

/** Tracks the given number of events within one hour of simulated time while a blocker blocks every request. */
export async function runAdBlocked(harness: Harness, subject: string, events: number): Promise<AdBlockedResult> {
  return withPage(harness, { subject, trial: `${subject}/blocked` }, async (page) => {
    let warnings = 0;
    page.on('console', (message) => {
      // The browser itself logs each blocked request.
      if (!message.text().startsWith('Failed to load resource')) warnings += 1;
    });
    await page.route(`${harness.collector.origin}/**`, (route) => route.abort('blockedbyclient'));
    const heaps: number[] = [];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let halfMinute = 0; halfMinute < 30; halfMinute += 1) {
        await track(page, Math.round(events / 120));
        await advanceClock(page, 30_000);
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
