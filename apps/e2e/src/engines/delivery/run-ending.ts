import { setTimeout } from 'node:timers/promises';
import type { Collector } from '../../soak/collector.ts';
import type { PageServer } from '../../soak/page-server.ts';
import { waitFor, waitUntilSettled } from '../../soak/run-endings.ts';
import type { Tally } from '../../soak/tally.ts';
import { clickElement, clickUntil, rectOf, waitForState } from '../harness/actions.ts';
import type { EnginePage } from '../harness/engine.ts';
import type { Ending } from './endings.ts';

const EVENTS = 50;
/** Between the events and the end. */
const PAUSE_MS = 20;
/** Longer than a request takes. */
const STAYS_OPEN_MS = 1500;

export interface DeliveryHarness {
  readonly page: EnginePage;
  readonly collector: Collector;
  readonly pages: PageServer;
}

export interface DeliveryResult extends Tally {
  readonly tracked: number;
  /** The number of pages that were restored from the back/forward cache. */
  readonly restored: number;
}

export interface DeliveryOptions {
  /** The name of the script. */
  readonly subject: string;
  readonly ending: Ending;
  readonly trials: number;
  /** Whether the subject has a store. If so, it is opened once more at the end, and sends what earlier pages have stored. */
  readonly hasStore: boolean;
}

/** Ends the given number of pages in one way, shortly after each tracked 50 events, and counts what arrives. */
export async function runEnding(harness: DeliveryHarness, options: DeliveryOptions): Promise<DeliveryResult> {
  const { page, collector, pages } = harness;
  const { subject, ending, trials, hasStore } = options;
  const name = `${subject}/${ending.name}`;
  const tracked = trials * EVENTS;
  let restored = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const isRestored = await runTrial(harness, { subject, ending, hasStore, trial: `${name}/${trial}` });
    if (isRestored) restored += 1;
  }
  if (hasStore && collector.tally(name).arrived < tracked) {
    await page.openTab();
    await page.goto(`${pages.origin}/${subject}`);
    await waitFor(() => collector.tally(name).arrived === tracked, 5000);
    await page.closeTab();
  }
  const tally = await waitUntilSettled(() => collector.tally(name), tracked);
  return { tracked, restored, ...tally };
}

interface Trial extends Pick<DeliveryOptions, 'subject' | 'ending' | 'hasStore'> {
  /** The prefix of the payloads. */
  readonly trial: string;
}

async function runTrial({ page, collector, pages }: DeliveryHarness, { subject, ending, hasStore, trial }: Trial) {
  const url = `${pages.origin}/${subject}?trial=${encodeURIComponent(trial)}&count=${EVENTS}${ending.query ?? ''}`;
  await page.openTab();
  await page.goto(ending.frameIn?.(url, pages) ?? url);
  await waitForState(page, () => document.body?.dataset.ready === 'yes');
  if (hasStore) await ending.prepareStore?.(page);
  await clickUntil(
    page,
    () => clickTrack(page, ending),
    ending.isTracked ?? (() => document.body.dataset.tracked === 'yes'),
  );
  await setTimeout(PAUSE_MS);
  const isRestored = await ending.end(page);
  await waitFor(() => collector.tally(trial).arrived === EVENTS, STAYS_OPEN_MS);
  if (ending.name !== 'tab closed') await page.closeTab();
  return isRestored === true;
}

async function clickTrack(page: EnginePage, { frameIn }: Ending): Promise<void> {
  if (frameIn) {
    const frame = await rectOf(page, 'iframe');
    // The button is the first element of the framed page.
    await page.click(frame.x + 30, frame.y + 20);
  } else await clickElement(page, '#track');
}
