import { setTimeout } from 'node:timers/promises';
import type { Frame } from 'playwright';
import type { Collector } from './collector.ts';
import type { Ending } from './endings.ts';
import type { OpenedBrowser } from './open-browser.ts';
import type { PageServer } from './page-server.ts';
import type { Tally } from './tally.ts';

const EVENTS = 50;
/** Enough pages to keep two cores busy while most of the pages wait. */
const CONCURRENT_PAGES = 6;

/** Longer than any library waits before it sends, plus a preflight and a request. */
const STAYS_OPEN_MS = 1500;

export interface Harness {
  readonly browser: OpenedBrowser;
  readonly collector: Collector;
  readonly pages: PageServer;
}

export interface EndingResult extends Tally {
  readonly scenario: string;
  readonly trials: number;
  readonly tracked: number;
  /** The number of pages that were restored from the back-forward cache. */
  readonly restored: number;
}

export interface EndingOptions {
  readonly ending: Ending;
  readonly trials: number;
}

/** Ends the given number of pages in one way, shortly after each tracked 50 events, and counts what arrives. */
export async function runEnding(
  harness: Harness,
  subject: string,
  { ending, trials }: EndingOptions,
): Promise<EndingResult> {
  const prefix = `${subject}/${ending.name}`;
  const tracked = trials * EVENTS;
  const remaining = Array.from({ length: trials }, (_, trial) => `${prefix}/${trial}`);
  let restored = 0;
  const runTrials = async () => {
    for (let trial = remaining.pop(); trial !== undefined; trial = remaining.pop()) {
      if (await runTrial(harness, ending, { subject, trial })) restored += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, runTrials));
  if (ending.reopens) await openOnceMore(harness, subject, () => harness.collector.tally(prefix).arrived === tracked);
  const tally = await waitUntilSettled(() => harness.collector.tally(prefix), tracked);
  return { scenario: ending.name, trials, tracked, restored, ...tally };
}

/** Resolves with `true` if the page was restored from the back-forward cache. */
async function runTrial(
  { browser, collector, pages }: Harness,
  ending: Ending,
  { subject, trial }: { readonly subject: string; readonly trial: string },
): Promise<boolean> {
  const url = `${pages.origin}/${subject}?trial=${encodeURIComponent(trial)}&count=${EVENTS}${ending.query ?? ''}`;
  const page = await browser.context.newPage();
  await page.goto(ending.openAt?.(url, pages) ?? url);
  const frame = page.frames().at(-1) ?? page.mainFrame();
  await frame.waitForSelector('[data-ready]', { state: 'attached' });
  await track(frame);
  await setTimeout(ending.afterMs ?? 20);
  const hasArrived = () => collector.tally(trial).arrived === EVENTS;
  const wasRestored = await ending.end({ page, browser, tracked: EVENTS, hasArrived });
  if (ending.staysOpen) await waitFor(hasArrived, STAYS_OPEN_MS);
  if (!page.isClosed()) await page.close();
  return wasRestored === true;
}

/**
 * Retries, because on a busy machine a click into a frame of another process can get lost. The page handles one click.
 */
async function track(frame: Frame, tries = 5): Promise<void> {
  try {
    await frame.click('#track');
    await frame.waitForSelector('[data-tracked]', { state: 'attached', timeout: 5000 });
  } catch (cause) {
    if (tries <= 1) throw cause;
    await track(frame, tries - 1);
  }
}

/** Opens the page once more, until it has sent the stored events. */
async function openOnceMore({ browser, pages }: Harness, subject: string, haveArrived: () => boolean): Promise<void> {
  const page = await browser.context.newPage();
  await page.goto(`${pages.origin}/${subject}`);
  await waitFor(haveArrived, 5000);
  // Lets the page receive the response. Otherwise the events stay in its store, for the next scenario.
  await setTimeout(500);
  await page.close();
}

/** Returns the tally when all events have arrived, or when no more arrive for a while. */
export async function waitUntilSettled(tally: () => Tally, expected: number): Promise<Tally> {
  let last = tally();
  for (;;) {
    const before = last.arrived;
    const moreArrived = await waitFor(() => tally().arrived > before, before < expected ? 3000 : 500);
    last = tally();
    if (!moreArrived) return last;
  }
}

/** Resolves with whether the condition became true within `ms` milliseconds. */
export async function waitFor(isTrue: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(20)) if (isTrue()) return true;
  return isTrue();
}
