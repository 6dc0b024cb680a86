/** Long enough for timers, observers and idle work that an action leaves behind. */
const SETTLE_MS = 500;
const settle = (page) => page.waitForTimeout(SETTLE_MS);

const PAGE_SIZE = 25;
const PAGES = 2;

async function mounted(page, count) {
  await page.evaluate((how) => window.bench.prepare(...how), [count, PAGE_SIZE, PAGES]);
  await settle(page);
}

async function show(page) {
  await page.evaluate(() => window.bench.mount());
  await settle(page);
}

/** From nothing to a settled row. */
async function mount(page, cpuMs, count) {
  await mounted(page, count);
  const before = await cpuMs();
  await show(page);
  const after = await cpuMs();
  return { cpuMs: after - before, nodes: await page.evaluate(() => window.probe.nodes()), ...(await look(page)) };
}

/** A page more at the end, with the end in sight; the second one, as with the first a list learns how long it is. */
async function append(page, cpuMs, count) {
  await mounted(page, count);
  await show(page);
  await toEnd(page);
  await page.evaluate(() => window.bench.append());
  await settle(page);
  await toEnd(page);
  const before = await cpuMs();
  await page.evaluate(() => window.bench.append());
  await settle(page);
  const after = await cpuMs();
  await page.evaluate(() => window.bench.toEnd());
  await settle(page);
  return { cpuMs: after - before, ...(await look(page)) };
}

const MOST_TRIES = 20;

/** At the end and at rest, the next page under way. A peer that has missed its end is brought there once more. */
async function toEnd(page) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.evaluate(() => window.bench.toEnd());
    await settle(page);
    if (await page.evaluate(() => window.bench.isReadyToAppend())) return settle(page);
    await page.evaluate(() => window.bench.toStart());
    await settle(page);
  }
  throw new Error(`The next page was not asked for at the end, ${MOST_TRIES} times.`);
}

const FRAMES = 180;

/** 3,000 px/s for 180 frames; nothing for a page that does not scroll. */
async function scroll(page, cpuMs, count) {
  await mounted(page, count);
  await show(page);
  const before = await cpuMs();
  const hasScrolled = await page.evaluate((how) => window.probe.scroll(how), { step: 50, frames: FRAMES });
  const after = await cpuMs();
  await settle(page);
  return { ...(hasScrolled && { cpuMsPerFrame: (after - before) / FRAMES }), ...(await look(page)) };
}

/** The look of the page at rest: a figure from a page that shows something else is worth nothing. */
const look = (page) => page.evaluate(() => ({ coverage: window.probe.coverage() }));

export const SCENARIOS = { mount, append, scroll };
