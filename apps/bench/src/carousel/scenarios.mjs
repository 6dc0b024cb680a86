import { append, cpuOf, measureMount, settle, show } from '../lib/list-steps.mjs';

/** Appends a page at the end, in view. The second page, because the first response tells the list its length. */
async function appendAtEnd({ page, cpuMs, count, atSteadySpeed }) {
  await show(page, count);
  await toEnd(page);
  await append(page);
  await toEnd(page);
  const { result: appendMs, referenceMs } = await atSteadySpeed(() =>
    cpuOf({ page, cpuMs }, () => page.evaluate(() => window.bench.append())),
  );
  await page.evaluate(() => window.bench.toEnd());
  await settle(page);
  return { cpuMs: appendMs, referenceMs, ...(await inspect(page)) };
}

const MAX_ATTEMPTS = 20;

/** Scrolls to the end, and waits until the next page was requested. Scrolls again if an alternative stops early. */
async function toEnd(page) {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    await page.evaluate(() => window.bench.toEnd());
    await settle(page);
    if (await page.evaluate(() => window.bench.isReadyToAppend())) return settle(page);
    await page.evaluate(() => window.bench.toStart());
    await settle(page);
  }
  throw new Error(`The next page was not requested after scrolling to the end ${MAX_ATTEMPTS} times.`);
}

const FRAMES = 180;

/** Scrolls at 3,000 px/s for 180 frames. Has no scroll figure if the page does not scroll natively. */
async function scroll({ page, cpuMs, count }) {
  await show(page, count);
  const before = await cpuMs();
  const hasScrolled = await page.evaluate((options) => window.probe.scroll(options), { step: 50, frames: FRAMES });
  const after = await cpuMs();
  await settle(page);
  return { ...(hasScrolled && { cpuMsPerFrame: (after - before) / FRAMES }), ...(await inspect(page)) };
}

/** Describes the settled page, so that the report can reject figures of pages that show something unexpected. */
const inspect = (page) => page.evaluate(() => ({ coverage: window.probe.coverage() }));

async function mount(scenario) {
  return { ...(await measureMount(scenario)), ...(await inspect(scenario.page)) };
}

export const SCENARIOS = { mount, append: appendAtEnd, scroll };
