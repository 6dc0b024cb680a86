import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

/** Records in the page when the media is shown, and disables the timeout of the start script. */
const NOTE = `const later = window.setTimeout;
window.setTimeout = (call, ms, ...rest) => (ms === 4000 ? 0 : later(call, ms, ...rest));
const note = () => (window.shown ??= performance.now());
for (const name of ['load', 'loadeddata'])
  document.addEventListener(name, ({ target }) => target.matches?.('video.media, .media img') && note(), true);
const prototype = HTMLVideoElement.prototype;
const requestFrame = prototype.requestVideoFrameCallback;
prototype.requestVideoFrameCallback = function (call) {
  return requestFrame.call(this, (...frame) => (note(), call(...frame)));
};`;

it.each(['coffee-first', 'beat-machine'])('requests no script before %s is shown [E-1]', async (id) => {
  const { page } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    prepare: async (context) => {
      await context.addInitScript(NOTE);
      // Delays the media, so that it cannot be complete when the page starts.
      await context.route('**/media/**', (route) => delay(300).then(() => route.continue()));
    },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  const { shown, scripts } = await page.evaluate(() => ({
    shown: Number(Reflect.get(window, 'shown')),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(shown);
});
