/** Slow 4G: 150 ms there and back, 1.6 and 0.75 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Runs in the page before anything else: notes when what is seen comes. */
function observe() {
  window.bench = { fcp: 0, frame: 0, shift: 0, blocked: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.bench.fcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => window.bench.blocked.push({ startTime, duration }));
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video:not([data-bench])')) {
      video.dataset.bench = '';
      video.requestVideoFrameCallback((now) => {
        window.bench.frame ||= now;
      });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** One visit of a page over Slow 4G, with a slower processor where asked. Times are in milliseconds. */
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
    // What the client does after the first frame may shift as well.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return { ...window.bench, origin: performance.timeOrigin };
  });
  const before = scripts.filter((request) => request.timing().startTime - origin < frame);
  const total = blocked.reduce((sum, task) => sum + (task.startTime < frame ? Math.max(0, task.duration - 50) : 0), 0);
  await context.close();
  // A page whose only content is a film without a picture before it paints nothing earlier.
  return { fcp: fcp || frame, frame, shift, blocked: total, scripts: before.length, allScripts: scripts.length };
}
