import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { type Harness, waitFor, waitUntilSettled } from './run-endings.ts';
import type { Tally } from './tally.ts';

export interface OutageResult extends Tally {
  readonly scenario: string;
  readonly tracked: number;
}

/** A step of the simulated clock, and the real time that each step leaves for the network. */
const STEP_MS = 30_000;
const REAL_MS = 10;
/** Longer than any library waits before it retries. */
const LONGEST_PAUSE_MS = 600_000;

/**
 * Tracks the given number of events within one hour of simulated time while the collector is down, then restarts it.
 */
export async function runOutage(harness: Harness, subject: string, events: number): Promise<OutageResult> {
  const prefix = `${subject}/outage`;
  const steps = 3_600_000 / STEP_MS;
  return withPage(harness, { subject, trial: prefix }, async (page) => {
    const pendingRequests = watchRequests(page);
    await harness.collector.stop();
    for (let step = 0; step < steps; step += 1) {
      const due = Math.round(((step + 1) * events) / steps) - Math.round((step * events) / steps);
      await track(page, due);
      await advanceClock(page, STEP_MS);
    }
    await harness.collector.start();
    const arrived = () => harness.collector.tally(prefix).arrived;
    for (let waited = 0; waited < LONGEST_PAUSE_MS && arrived() < events; waited += 5000) {
      await advanceClock(page, 5000, 60);
      // The simulated clock is paused while a request is pending, because responses take real time.
      await waitFor(() => pendingRequests.size === 0, 3000);
    }
    const tally = await waitUntilSettled(() => harness.collector.tally(prefix), events);
    return { scenario: 'collector down for an hour', tracked: events, ...tally };
  });
}

/** Returns the set of pending requests of a page, which is updated from now on. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  return pendingRequests;
}

/** Makes the given number of requests of 20 KiB each. Their responses are not cacheable. */
export async function runSends(harness: Harness, subject: string, sends: number): Promise<OutageResult> {
  const prefix = `${subject}/sends`;
  return withPage(harness, { subject, trial: prefix, pad: String(20 * 1024) }, async (page) => {
    for (let send = 1; send <= sends; send += 1) {
      await track(page, 1);
      await advanceClock(page, 1100);
      await waitFor(() => harness.collector.tally(prefix).arrived === send, 500);
    }
    const tally = await waitUntilSettled(() => harness.collector.tally(prefix), sends);
    return { scenario: 'sends of 20 KiB', tracked: sends, ...tally };
  });
}

/** Opens a page of the subject with a simulated clock. */
export async function withPage<Result>(
  { browser, pages }: Harness,
  { subject, ...query }: { readonly subject: string; readonly [parameter: string]: string },
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
  page.evaluate((events) => (globalThis as unknown as { trackMany(count: number): void }).trackMany(events), count);

/** Advances the clock of the page, and gives the network some real time. */
export async function advanceClock(page: Page, ms: number, realMs = REAL_MS): Promise<void> {
  await page.clock.runFor(ms);
  await setTimeout(realMs);
}
