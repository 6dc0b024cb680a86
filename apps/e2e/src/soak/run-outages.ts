import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { type Harness, untilStill, waitFor } from './run-endings.ts';
import type { Tally } from './tally.ts';

export interface OutageResult extends Tally {
  readonly scenario: string;
  readonly tracked: number;
}

/** A step of the simulated clock, and real time in it for what the network does. */
const STEP_MS = 30_000;
const REAL_MS = 10;
/** More than any library waits before it tries again. */
const LONGEST_PAUSE_MS = 600_000;

/** The collector is down for an hour of the page's clock, while so many events are tracked; then it is back. */
export async function runOutage(harness: Harness, subject: string, events: number): Promise<OutageResult> {
  const prefix = `${subject}/outage`;
  const steps = 3_600_000 / STEP_MS;
  return withPage(harness, subject, { trial: prefix }, async (page) => {
    const onTheWay = watchRequests(page);
    await harness.collector.stop();
    for (let step = 0; step < steps; step += 1) {
      const due = Math.round(((step + 1) * events) / steps) - Math.round((step * events) / steps);
      await track(page, due);
      await wind(page, STEP_MS);
    }
    await harness.collector.start();
    const arrived = () => harness.collector.tally(prefix).arrived;
    for (let waited = 0; waited < LONGEST_PAUSE_MS && arrived() < events; waited += 5000) {
      await wind(page, 5000, 60);
      // The clock stands still while a request is on its way: real answers take real time.
      await waitFor(() => onTheWay.size === 0, 3000);
    }
    const tally = await untilStill(() => harness.collector.tally(prefix), events);
    return { scenario: 'collector down for an hour', tracked: events, ...tally };
  });
}

/** The page's requests from now on that are neither answered nor given up. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return onTheWay;
}

/** So many sends of 20 KiB each, whose answers are not to be stored. */
export async function runSends(harness: Harness, subject: string, sends: number): Promise<OutageResult> {
  const prefix = `${subject}/sends`;
  return withPage(harness, subject, { trial: prefix, pad: String(20 * 1024) }, async (page) => {
    for (let send = 1; send <= sends; send += 1) {
      await track(page, 1);
      await wind(page, 1100);
      await waitFor(() => harness.collector.tally(prefix).arrived === send, 500);
    }
    const tally = await untilStill(() => harness.collector.tally(prefix), sends);
    return { scenario: 'sends of 20 KiB', tracked: sends, ...tally };
  });
}

/** A page of the subject whose clock is wound by hand. */
export async function withPage<Result>(
  { browser, pages }: Harness,
  subject: string,
  query: Readonly<Record<string, string>>,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.context.newPage();
  try {
    await page.clock.install();
    await page.goto(`${pages.origin}/${subject}?${new URLSearchParams(query)}`);
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    return await use(page);
  } finally {
    await page.close();
  }
}

export const track = (page: Page, count: number): Promise<void> =>
  page.evaluate((many) => (globalThis as unknown as { trackMany(count: number): void }).trackMany(many), count);

/** Winds the page's clock on, and gives the network some real time. */
export async function wind(page: Page, ms: number, realMs = REAL_MS): Promise<void> {
  await page.clock.runFor(ms);
  await setTimeout(realMs);
}
