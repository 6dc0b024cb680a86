import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Counting ends here. */
const MAX_STOPS = 60;

/** Returns the number of tiles that are tab stops. Presses Tab until the focus leaves the page or returns to a tile. */
export async function tabStops(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  const stops = new Set();
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const { isOnPage, tile } = await page.evaluate(() => window.probe.focus());
    if (!isOnPage || stops.has(tile)) break;
    if (tile !== null) stops.add(tile);
  }
  return stops.size;
}

/** Returns the number of elements that violate a rule of axe. */
export async function countViolations(page) {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run('#root', { resultTypes: ['violations'] });
    return violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
  });
}
