import { launch } from '../lib/launch.mjs';

/** The duration of the measurement in seconds, and the number of loops at four times the speed. */
const SECONDS = 5;
const LOOPS = 10;

/** Measures the CPU time and commits of a player during playback, and the pauses that it reports while looping. */
export async function measurePlayer(executablePath, url) {
  const browser = await launch(executablePath);
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 }, deviceScaleFactor: 1 });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('video')?.currentTime > 0.5);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return {
        cpu: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
        commits: await page.evaluate(() => window.bench.commits),
      };
    };
    const before = await read();
    const from = performance.now();
    await page.waitForTimeout(SECONDS * 1000);
    const after = await read();
    const seconds = (performance.now() - from) / 1000;
    const pauses = await page.evaluate(loop, LOOPS);
    if (errors.length > 0) throw new Error(`${url} failed: ${errors[0]}`);
    return {
      commits: (after.commits - before.commits) / seconds,
      cpu: (after.cpu - before.cpu) / seconds,
      pauses,
    };
  } finally {
    await browser.close();
  }
}

/** Returns how often the player reported a pause while the clip looped. Runs in the page. */
function loop(loops) {
  const video = document.querySelector('video');
  const states = window.bench.states;
  const before = states.length;
  video.playbackRate = 4;
  return new Promise((resolve) => {
    let last = video.currentTime;
    let done = 0;
    video.addEventListener('timeupdate', () => {
      if (video.currentTime < last) done += 1;
      last = video.currentTime;
      // An alternative that restarts resets the playback rate.
      video.playbackRate = 4;
      if (done === loops) resolve(states.slice(before).filter((state) => state === 'paused').length);
    });
  });
}
