/** Slow 4G: a round trip of 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Records paints, first frame, layout shifts and long tasks. Runs in the page before any other script. */
function observe() {
  window.bench = { fcp: 0, frame: 0, shift: 0, blocked: [] };
  const observeType = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observeType('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.bench.fcp = startTime;
  });
  observeType('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  observeType('longtask', ({ startTime, duration }) => window.bench.blocked.push({ startTime, duration }));
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video:not([data-bench])')) {
      video.dataset.bench = '';
      video.requestVideoFrameCallback((now) => {
        window.bench.frame ||= now;
      });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Visits a page over Slow 4G. `cpu` is the slowdown of the processor. Times are in milliseconds. */
export async function measurePage(browser, url, { cpu = 1 } = {}) {
  const context = await browser.newContext({ viewport: { width: 480, height: 480 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observe);
  const scripts = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench?.frame > 0, undefined, { timeout: 60_000 });
  const { fcp, frame, shift, blocked, origin } = await page.evaluate(async () => {
    // The client may still cause layout shifts after the first frame.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return { ...window.bench, origin: performance.timeOrigin };
  });
  const before = scripts.filter((request) => request.timing().startTime - origin < frame);
  const total = blocked.reduce((sum, task) => sum + (task.startTime < frame ? Math.max(0, task.duration - 50) : 0), 0);
  await context.close();
  // A page whose only content is a video without a poster has its first paint with the first frame.
  return { fcp: fcp || frame, frame, shift, blocked: total, scripts: before.length, allScripts: scripts.length };
}
