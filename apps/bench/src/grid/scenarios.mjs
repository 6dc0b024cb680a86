import { append, cpuOf, measureMount, prepare, settle, show } from '../lib/list-steps.mjs';
import { heapBytes } from '../lib/with-page.mjs';
import { countViolations, tabStops } from './accessibility.mjs';
import { measureMove } from './measure-move.mjs';

/** Describes the settled page, so that the report can reject figures of pages that show something unexpected. */
async function inspect(page) {
  return page.evaluate(() => ({
    coverage: window.probe.coverage(),
    inversions: window.probe.inversions(),
    overlaps: window.probe.overlaps(),
  }));
}

/** Jumps to the end of a mounted list, appends pages there, and measures the heap. */
async function appendAtEnd({ page, cpuMs, cdp, count, atSteadySpeed }) {
  await prepare(page, count);
  const dataBytes = await heapBytes(cdp);
  // Measured here, because searching for the tile would add to the CPU time of the mount scenario.
  const firstTileMs = await page.evaluate(() => window.probe.msUntilTile(() => window.bench.mount()));
  await settle(page);
  let isLastVisible = false;
  const end = await page.evaluate(() => window.probe.listEnd());
  const jumpMs = await cpuOf({ page, cpuMs }, async () => {
    isLastVisible = await page.evaluate((last) => window.probe.jump(last), count - 1);
  });
  const jumpError = Math.abs((await page.evaluate(() => window.probe.listEnd())) - end);
  await toEnd(page);
  await append(page);
  await toEnd(page);
  // The second page, because the first response tells the list its length, which happens once.
  let syncMs;
  const { result: appendMs, referenceMs } = await atSteadySpeed(() =>
    cpuOf({ page, cpuMs }, async () => {
      syncMs = await page.evaluate(() => window.probe.msUntilLayout(() => window.bench.append()));
    }),
  );
  await page.evaluate(() => window.probe.scrollToEnd());
  return {
    cpuMs: appendMs,
    referenceMs,
    firstTileMs,
    syncMs,
    jumpMs,
    jumpError,
    jumpShows: Number(isLastVisible),
    highest: await page.evaluate(() => window.probe.highest()),
    ...(await inspect(page)),
    heapBytes: (await heapBytes(cdp)) - dataBytes,
  };
}

/** Scrolls to the end, and waits until the list is settled and a library that fetches has requested the next page. */
async function toEnd(page) {
  await page.evaluate(() => window.probe.scrollToEnd());
  await page.waitForFunction(() => window.bench.isReadyToAppend());
  await settle(page);
}

const FRAMES = 180;
const perFrame = (pixelsPerSecond) => Math.round(pixelsPerSecond / 60);

/** Scrolls at 4,000 px/s for 180 frames. */
async function scroll({ page, cpuMs, count }) {
  await show(page, count);
  const before = await cpuMs();
  const frames = await page.evaluate((options) => window.probe.scroll(options), {
    step: perFrame(4000),
    frames: FRAMES,
  });
  const after = await cpuMs();
  await settle(page);
  const { frameMs95, lateFrames, longTasks } = frames;
  return { cpuMsPerFrame: (after - before) / FRAMES, frameMs95, lateFrames, longTasks, ...(await inspect(page)) };
}

const NARROWER = { width: 1100, height: 800 };
const FEWER_COLUMNS = 3;

/** Scrolls at 6,000 px/s for 180 frames and examines every sixth, then changes the width and the columns. */
async function fling({ page, cpuMs, count }) {
  await show(page, count);
  const options = { step: perFrame(6000), frames: FRAMES, every: 6 };
  const { coverages, nodes, started } = await page.evaluate((options) => window.probe.scroll(options), options);
  const mean = coverages.reduce((sum, share) => sum + share, 0) / coverages.length;
  const inversions = await page.evaluate(() => window.probe.inversions());
  await settle(page);
  const width = await measureMove({ page, cpuMs }, () => page.setViewportSize(NARROWER));
  const columns = await measureMove({ page, cpuMs }, () =>
    page.evaluate((next) => window.bench.columns(next), FEWER_COLUMNS),
  );
  return {
    nodes,
    mean,
    worst: Math.min(...coverages),
    inversions,
    started,
    widthMs: width.cpuMs,
    widthError: width.error,
    columnsMs: columns.cpuMs,
    columnsError: columns.error,
  };
}

/** Counts tab stops and accessibility violations. */
async function access({ page, count }) {
  await show(page, count);
  return { tabStops: await tabStops(page), violations: await countViolations(page) };
}

async function mount(scenario) {
  return { ...(await measureMount(scenario)), ...(await inspect(scenario.page)) };
}

export const SCENARIOS = { mount, append: appendAtEnd, scroll, fling, access };
