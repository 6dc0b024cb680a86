/** Long enough for timers, observers and idle callbacks that an action schedules. */
const SETTLE_MS = 500;
export const settle = (page) => page.waitForTimeout(SETTLE_MS);

const PAGE_SIZE = 25;
const PAGES = 2;
/** Returns the number of items after all pages are appended. */
export const afterAppend = (count) => count + PAGE_SIZE * PAGES;

/** Prepares the list of a page, without rendering it. */
export async function prepare(page, count) {
  await page.evaluate((args) => window.bench.prepare(...args), [count, PAGE_SIZE, PAGES]);
  await settle(page);
}

/** Renders the list of a page. */
export async function show(page, count) {
  await prepare(page, count);
  await page.evaluate(() => window.bench.mount());
  await settle(page);
}

/** Appends the next page. */
export async function append(page) {
  await page.evaluate(() => window.bench.append());
  await settle(page);
}

/** Returns the CPU time of the main thread for an action and the work that it schedules. */
export async function cpuOf({ page, cpuMs }, act) {
  const before = await cpuMs();
  await act();
  await settle(page);
  return (await cpuMs()) - before;
}

/** Mounts a list until it is settled. Returns the CPU times and the number of nodes. */
export async function measureMount({ page, cpuMs, count, atSteadySpeed }) {
  await prepare(page, count);
  const { result: mountMs, referenceMs } = await atSteadySpeed(() =>
    cpuOf({ page, cpuMs }, () => page.evaluate(() => window.bench.mount())),
  );
  return { cpuMs: mountMs, referenceMs, nodes: await page.evaluate(() => window.probe.nodes()) };
}
