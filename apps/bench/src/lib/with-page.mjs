import { setTimeout as wait } from 'node:timers/promises';
import { launch } from './launch.mjs';
import { PATIENCE_MS } from './steady-pace.mjs';

/** Several times what the slowest library takes, beside the wait for a steady pace that a page has at most: later is never. */
const DEADLINE_MS = 60_000 + PATIENCE_MS;

/** A browser of its own for each measurement: no cache, no heap and no compiled code of the one before. */
export async function withPage(executablePath, url, run) {
  const browser = await launch(executablePath);
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, deviceScaleFactor: 1 });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForFunction(() => window.bench && window.probe);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const late = wait(DEADLINE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${url} was not done after ${DEADLINE_MS / 1000} s`);
    });
    const result = await Promise.race([run({ page, cdp, cpuMs: () => cpuMs(cdp) }), late]);
    if (errors.length > 0) throw new Error(`${url} failed: ${errors[0]}`);
    return result;
  } finally {
    await browser.close();
  }
}

/** Processor time of the page's main thread so far. Other programs on the machine hardly change it. */
const cpuMs = async (cdp) => (await metric(cdp, 'TaskDuration')) * 1000;

/** What the scripts of a page hold on to. */
export async function heapBytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

async function metric(cdp, wanted) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted).value;
}
