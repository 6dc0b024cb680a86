import { cpuOf } from '../lib/list-steps.mjs';

/**
 * What a change costs, and how far it moves what a viewer looks at: the first tile of those on screen, in px at the point
 * of it that was at the upper edge. Without an error where the tile is gone.
 */
export async function moved({ page, cpuMs }, change) {
  const point = await page.evaluate(() => window.probe.firstInView());
  const changeMs = await cpuOf({ page, cpuMs }, change);
  const top = await page.evaluate((held) => window.probe.topOf(held), point);
  return { cpuMs: changeMs, error: top === null ? undefined : Math.abs(top) };
}
