import { append, cpuOf, prepare, settle, show } from '../lib/list-steps.mjs';
import { heapBytes } from '../lib/with-page.mjs';
import { faultsOfAccess, tabStops } from './access.mjs';
import { moved } from './moved.mjs';

/** The look of the page at rest: a figure from a page that shows something else is worth nothing. */
async function look(page) {
  return page.evaluate(() => ({
    coverage: window.probe.coverage(),
    inversions: window.probe.inversions(),
    overlaps: window.probe.overlaps(),
  }));
}

/** From nothing to a settled list. */
async function mount({ page, cpuMs, count, atSteadyPace }) {
  await prepare(page, count);
  const { result: mountMs, pace } = await atSteadyPace(() =>
    cpuOf({ page, cpuMs }, () => page.evaluate(() => window.bench.mount())),
  );
  return { cpuMs: mountMs, pace, nodes: await page.evaluate(() => window.probe.nodes()), ...(await look(page)) };
}

/** A jump to the end of a list that has just come, then pages more there, and what all of it leaves in the heap. */
async function appendAtEnd({ page, cpuMs, cdp, count, atSteadyPace }) {
  await prepare(page, count);
  const dataBytes = await heapBytes(cdp);
  // Here, since looking for it would count as work of the list where that is measured.
  const firstTileMs = await page.evaluate(() => window.probe.untilTile(() => window.bench.mount()));
  await settle(page);
  let isThere = false;
  const end = await page.evaluate(() => window.probe.listEnd());
  const jumpMs = await cpuOf({ page, cpuMs }, async () => {
    isThere = await page.evaluate((last) => window.probe.jump(last), count - 1);
  });
  const jumpError = Math.abs((await page.evaluate(() => window.probe.listEnd())) - end);
  await toEnd(page);
  await append(page);
  await toEnd(page);
  // The second one: with the first, a list learns from the service how long it is, which happens once.
  let syncMs;
  const { result: appendMs, pace } = await atSteadyPace(() =>
    cpuOf({ page, cpuMs }, async () => {
      syncMs = await page.evaluate(() => window.probe.untilLaidOut(() => window.bench.append()));
    }),
  );
  await page.evaluate(() => window.probe.scrollToEnd());
  return {
    cpuMs: appendMs,
    pace,
    firstTileMs,
    syncMs,
    jumpMs,
    jumpError,
    jumpShows: Number(isThere),
    highest: await page.evaluate(() => window.probe.highest()),
    ...(await look(page)),
    heapBytes: (await heapBytes(cdp)) - dataBytes,
  };
}

/** At the end and at rest, the next page under way where the library asks for it itself. */
async function toEnd(page) {
  await page.evaluate(() => window.probe.scrollToEnd());
  await page.waitForFunction(() => window.bench.isReadyToAppend());
  await settle(page);
}

const FRAMES = 180;
const perFrame = (pixelsPerSecond) => Math.round(pixelsPerSecond / 60);

/** 4,000 px/s for 180 frames. */
async function scroll({ page, cpuMs, count }) {
  await show(page, count);
  const before = await cpuMs();
  const frames = await page.evaluate((how) => window.probe.scroll(how), { step: perFrame(4000), frames: FRAMES });
  const after = await cpuMs();
  await settle(page);
  const { frameMs95, lateFrames, longTasks } = frames;
  return { cpuMsPerFrame: (after - before) / FRAMES, frameMs95, lateFrames, longTasks, ...(await look(page)) };
}

const NARROWER = { width: 1100, height: 800 };
const FEWER_COLUMNS = 3;

/** 6,000 px/s for 180 frames, looked at in every sixth; there, in the middle, a change of the width and of the columns. */
async function fling({ page, cpuMs, count }) {
  await show(page, count);
  const options = { step: perFrame(6000), frames: FRAMES, every: 6 };
  const { seen, nodes, started } = await page.evaluate((how) => window.probe.scroll(how), options);
  const mean = seen.reduce((sum, share) => sum + share, 0) / seen.length;
  const inversions = await page.evaluate(() => window.probe.inversions());
  await settle(page);
  const width = await moved({ page, cpuMs }, () => page.setViewportSize(NARROWER));
  const columns = await moved({ page, cpuMs }, () =>
    page.evaluate((next) => window.bench.columns(next), FEWER_COLUMNS),
  );
  return {
    nodes,
    mean,
    worst: Math.min(...seen),
    inversions,
    started,
    widthMs: width.cpuMs,
    widthError: width.error,
    columnsMs: columns.cpuMs,
    columnsError: columns.error,
  };
}

/** What a keyboard and an automatic check find. */
async function access({ page, count }) {
  await show(page, count);
  return { tabStops: await tabStops(page), violations: await faultsOfAccess(page) };
}

export const SCENARIOS = { mount, append: appendAtEnd, scroll, fling, access };
