import { setTimeout } from 'node:timers/promises';
import type { Frame } from 'playwright';
import type { Collector } from './collector.ts';
import type { Ending } from './endings.ts';
import type { OpenedBrowser } from './open-browser.ts';
import type { PageServer } from './page-server.ts';
import type { Tally } from './tally.ts';

const EVENTS = 50;
/** So many pages at a time: enough to keep two cores busy while most of them wait. */
const LANES = 6;

/** Longer than any library waits before it sends, and than a preflight and a request take. */
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
  /** How many pages came back as they were. */
  readonly restored: number;
}

/** Ends the given number of pages in one way, shortly after 50 events each, and counts the events at the collector. */
export async function runEnding(
  harness: Harness,
  subject: string,
  ending: Ending,
  trials: number,
): Promise<EndingResult> {
  const prefix = `${subject}/${ending.name}`;
  const tracked = trials * EVENTS;
  const left = Array.from({ length: trials }, (_, trial) => `${prefix}/${trial}`);
  let restored = 0;
  const lane = async () => {
    for (let trial = left.pop(); trial !== undefined; trial = left.pop()) {
      if (await runTrial(harness, subject, ending, trial)) restored += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (ending.comesBack) await comeBack(harness, subject, () => harness.collector.tally(prefix).arrived === tracked);
  const tally = await untilStill(() => harness.collector.tally(prefix), tracked);
  return { scenario: ending.name, trials, tracked, restored, ...tally };
}

/** Answers whether the page came back as it was. */
async function runTrial(harness: Harness, subject: string, ending: Ending, trial: string): Promise<boolean> {
  const { browser, collector, pages } = harness;
  const address = `${pages.origin}/${subject}?trial=${encodeURIComponent(trial)}&count=${EVENTS}${ending.query ?? ''}`;
  const page = await browser.context.newPage();
  await page.goto(ending.openAt?.(address, pages) ?? address);
  const frame = page.frames().at(-1) ?? page.mainFrame();
  await frame.waitForSelector('[data-ready]', { state: 'attached' });
  await track(frame);
  await setTimeout(ending.afterMs ?? 20);
  const hasArrived = () => collector.tally(trial).arrived === EVENTS;
  const cameBack = await ending.end({ page, browser, tracked: EVENTS, hasArrived });
  if (ending.staysOpen) await waitFor(hasArrived, STAYS_OPEN_MS);
  if (!page.isClosed()) await page.close();
  return cameBack === true;
}

/** On a busy machine, a click into a frame of another process can get lost. The page takes one. */
async function track(frame: Frame, tries = 5): Promise<void> {
  try {
    await frame.click('#track');
    await frame.waitForSelector('[data-tracked]', { state: 'attached', timeout: 5000 });
  } catch (cause) {
    if (tries <= 1) throw cause;
    await track(frame, tries - 1);
  }
}

/** A visitor who looks at the site once more. */
async function comeBack({ browser, pages }: Harness, subject: string, isThere: () => boolean): Promise<void> {
  const page = await browser.context.newPage();
  await page.goto(`${pages.origin}/${subject}`);
  await waitFor(isThere, 5000);
  // Until it has heard that they are there: else they are left behind once more, for the next scenario.
  await setTimeout(500);
  await page.close();
}

/** The tally when everything is there, or when nothing has come for a while. */
export async function untilStill(tally: () => Tally, wanted: number): Promise<Tally> {
  let last = tally();
  for (;;) {
    const before = last.arrived;
    const came = await waitFor(() => tally().arrived > before, before < wanted ? 3000 : 500);
    last = tally();
    if (!came) return last;
  }
}

/** Whether it came true in time. */
export async function waitFor(isTrue: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(20)) if (isTrue()) return true;
  return isTrue();
}
