import { cpuOf } from '../lib/list-steps.mjs';

/**
 * Measures the CPU time of a change, and how far it moves the first visible tile, in px at the point of the tile that
 * was at the upper edge. `error` is undefined if the tile is no longer rendered.
 */
export async function measureMove({ page, cpuMs }, change) {
  const point = await page.evaluate(() => window.probe.firstInView());
  const changeMs = await cpuOf({ page, cpuMs }, change);
  const top = await page.evaluate((anchor) => window.probe.topOf(anchor), point);
  return { cpuMs: changeMs, error: top === null ? undefined : Math.abs(top) };
}
