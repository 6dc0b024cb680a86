import { append, cpuOf, prepare, settle, show } from '../lib/list-steps.mjs';

/** From nothing to a settled row. */
async function mount({ page, cpuMs, count, atSteadyPace }) {
  await prepare(page, count);
  const { result: mountMs, pace } = await atSteadyPace(() =>
    cpuOf({ page, cpuMs }, () => page.evaluate(() => window.bench.mount())),
  );
  return { cpuMs: mountMs, pace, nodes: await page.evaluate(() => window.probe.nodes()), ...(await look(page)) };
}

/** A page more at the end, with the end in sight; the second one, as with the first a list learns how long it is. */
async function appendAtEnd({ page, cpuMs, count, atSteadyPace }) {
  await show(page, count);
  await toEnd(page);
  await append(page);
  await toEnd(page);
  const { result: appendMs, pace } = await atSteadyPace(() =>
    cpuOf({ page, cpuMs }, () => page.evaluate(() => window.bench.append())),
  );
  await page.evaluate(() => window.bench.toEnd());
  await settle(page);
  return { cpuMs: appendMs, pace, ...(await look(page)) };
}

const MAX_TRIES = 20;

/** At the end and at rest, the next page under way. An alternative that stopped before the end is scrolled there again. */
async function toEnd(page) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await page.evaluate(() => window.bench.toEnd());
    await settle(page);
    if (await page.evaluate(() => window.bench.isReadyToAppend())) return settle(page);
    await page.evaluate(() => window.bench.toStart());
    await settle(page);
  }
  throw new Error(`The next page was not requested at the end, ${MAX_TRIES} times.`);
}

const FRAMES = 180;

/** 3,000 px/s for 180 frames; nothing for a page that does not scroll. */
async function scroll({ page, cpuMs, count }) {
  await show(page, count);
  const before = await cpuMs();
  const hasScrolled = await page.evaluate((how) => window.probe.scroll(how), { step: 50, frames: FRAMES });
  const after = await cpuMs();
  await settle(page);
  return { ...(hasScrolled && { cpuMsPerFrame: (after - before) / FRAMES }), ...(await look(page)) };
}

/** The look of the page at rest: a figure from a page that shows something else is worth nothing. */
const look = (page) => page.evaluate(() => ({ coverage: window.probe.coverage() }));

export const SCENARIOS = { mount, append: appendAtEnd, scroll };
