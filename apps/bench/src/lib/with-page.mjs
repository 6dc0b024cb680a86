import { setTimeout as wait } from 'node:timers/promises';
import { launch } from './launch.mjs';
import { TIMEOUT_MS } from './steady-speed.mjs';

/** Several times the duration of the slowest library, plus the longest wait for a steady speed. */
const DEADLINE_MS = 60_000 + TIMEOUT_MS;

/** Measures a page in a fresh browser, without the cache, heap and compiled code of earlier measurements. */
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
    const deadline = wait(DEADLINE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${url} was not done after ${DEADLINE_MS / 1000} s`);
    });
    const result = await Promise.race([run({ page, cdp, cpuMs: () => cpuMs(cdp) }), deadline]);
    if (errors.length > 0) throw new Error(`${url} failed: ${errors[0]}`);
    return result;
  } finally {
    await browser.close();
  }
}

/** Returns the CPU time of the main thread so far. Other programs on the machine hardly affect it. */
const cpuMs = async (cdp) => (await metric(cdp, 'TaskDuration')) * 1000;

/** Returns the size of the JS heap after garbage collection. */
export async function heapBytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

async function metric(cdp, metricName) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metricName).value;
}
