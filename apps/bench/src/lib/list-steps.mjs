/** Long enough for timers, observers and idle work that an action leaves behind. */
const SETTLE_MS = 500;
export const settle = (page) => page.waitForTimeout(SETTLE_MS);

const PAGE_SIZE = 25;
const PAGES = 2;
/** How many items there are after `append`. */
export const afterAppend = (count) => count + PAGE_SIZE * PAGES;

/** A page whose list is there, but not shown yet. */
export async function prepare(page, count) {
  await page.evaluate((how) => window.bench.prepare(...how), [count, PAGE_SIZE, PAGES]);
  await settle(page);
}

/** A page that shows its list. */
export async function show(page, count) {
  await prepare(page, count);
  await page.evaluate(() => window.bench.mount());
  await settle(page);
}

/** Adds the next page. */
export async function append(page) {
  await page.evaluate(() => window.bench.append());
  await settle(page);
}

/** Processor time of the main thread for an action and all that it leaves behind. */
export async function cpuOf({ page, cpuMs }, act) {
  const before = await cpuMs();
  await act();
  await settle(page);
  return (await cpuMs()) - before;
}
