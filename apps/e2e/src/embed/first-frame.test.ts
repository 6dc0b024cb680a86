import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

/** In the page: notes when the media has been shown, and takes away the time after which the script waits no longer. */
const NOTE = `const later = window.setTimeout;
window.setTimeout = (call, ms, ...rest) => (ms === 4000 ? 0 : later(call, ms, ...rest));
const note = () => (window.shown ??= performance.now());
for (const name of ['load', 'loadeddata'])
  document.addEventListener(name, ({ target }) => target.matches?.('video.media, .media img') && note(), true);
const films = HTMLVideoElement.prototype;
const ask = films.requestVideoFrameCallback;
films.requestVideoFrameCallback = function (call) {
  return ask.call(this, (...frame) => (note(), call(...frame)));
};`;

it.each(['coffee-first', 'beat-machine'])('asks for no script before %s is shown [E-1]', async (id) => {
  const { page } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    prepare: async (context) => {
      await context.addInitScript(NOTE);
      // Media that comes late, so that nothing is there by chance when the page begins.
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
