/** Long enough for timers, observers and idle work that an action leaves behind. */
const SETTLE_MS = 500;
const settle = (page) => page.waitForTimeout(SETTLE_MS);

const PAGE_SIZE = 25;
const PAGES = 2;
/** How many items there are after `append`. */
export const afterAppend = (count) => count + PAGE_SIZE * PAGES;

async function prepared(page, count) {
  await page.evaluate((how) => window.bench.prepare(...how), [count, PAGE_SIZE, PAGES]);
  await settle(page);
}

async function mounted(page) {
  await page.evaluate(() => window.bench.mount());
  await settle(page);
}

/** The look of the page at rest: a figure from a page that shows something else is worth nothing. */
async function look(page) {
  return page.evaluate(() => ({
    coverage: window.probe.coverage(),
    inversions: window.probe.inversions(),
    overlaps: window.probe.overlaps(),
  }));
}

/** From nothing to a settled list. */
async function mount(page, cpuMs, count) {
  await prepared(page, count);
  const before = await cpuMs();
  await mounted(page);
  const after = await cpuMs();
  return { cpuMs: after - before, nodes: await page.evaluate(() => window.probe.nodes()), ...(await look(page)) };
}

/**
 * A page more at the end, with the end in sight: libraries that measure late do their work there. It is the second one:
 * with the first, a list learns from the service how long it is, which happens once.
 */
async function append(page, cpuMs, count) {
  await prepared(page, count);
  await mounted(page);
  await toEnd(page);
  await page.evaluate(() => window.bench.append());
  await settle(page);
  await toEnd(page);
  const before = await cpuMs();
  await page.evaluate(() => window.bench.append());
  await settle(page);
  const after = await cpuMs();
  await page.evaluate(() => window.probe.scrollToEnd());
  return { cpuMs: after - before, highest: await page.evaluate(() => window.probe.highest()), ...(await look(page)) };
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
async function scroll(page, cpuMs, count) {
  await prepared(page, count);
  await mounted(page);
  const before = await cpuMs();
  await page.evaluate((options) => window.probe.scroll(options), { step: perFrame(4000), frames: FRAMES });
  const after = await cpuMs();
  await settle(page);
  return { cpuMsPerFrame: (after - before) / FRAMES, ...(await look(page)) };
}

/** 6,000 px/s for 180 frames, looked at in every sixth. */
async function fling(page, _cpuMs, count) {
  await prepared(page, count);
  await mounted(page);
  const options = { step: perFrame(6000), frames: FRAMES, every: 6 };
  const { seen, nodes } = await page.evaluate((how) => window.probe.scroll(how), options);
  const mean = seen.reduce((sum, share) => sum + share, 0) / seen.length;
  return { nodes, mean, worst: Math.min(...seen), inversions: await page.evaluate(() => window.probe.inversions()) };
}

export const SCENARIOS = { mount, append, scroll, fling };
