import type { EmbedEvents } from '@zoetrope/embed/controller';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleHost } from './bundle-host.ts';
import { type HostSite, startHostSite } from './host-site.ts';
import { openEmbed } from './open-embed.ts';

let site: HostSite;
beforeAll(async () => {
  site = await startHostSite({ script: await bundleHost() });
});
afterAll(() => site.close());

const src = (id: string) => `${inject('server')}/embed/${id}`;

it.each([
  ['on another site', {}],
  ['on a site without referrers', { headers: { 'Referrer-Policy': 'no-referrer' } }],
  ['in a sandbox with scripts', { frame: { sandbox: 'allow-scripts' } }],
])('resolves the methods of a clip %s', async (_, host) => {
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine'), ...host }));
  const result = await page.evaluate(async () => {
    const player = window.embed.attach();
    const { methods } = await player.ready;
    const duration = await player.getDuration();
    await player.pause();
    const paused = await player.getPaused();
    await player.setCurrentTime(1);
    await player.setVolume(30);
    await player.unmute();
    await player.setLoop(false);
    const after = {
      time: await player.getCurrentTime(),
      volume: await player.getVolume(),
      muted: await player.getMuted(),
      loop: await player.getLoop(),
    };
    await player.mute();
    return { methods: methods.length, duration, paused, after, muted: await player.getMuted() };
  });
  expect(result).toMatchObject({ methods: 15, paused: true, muted: true });
  expect(result.duration).toBeGreaterThan(5);
  expect(result.after).toEqual({ time: 1, volume: 30, muted: false, loop: false });
});

it('calls listeners until they are removed', async () => {
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine') }));
  const received = await page.evaluate(async () => {
    const player = window.embed.attach();
    const events: string[] = [];
    const off = player.on('pause', () => events.push('pause'));
    player.on('play', () => events.push('play'));
    const next = (name: 'timeupdate' | 'play' | 'pause') => new Promise((done) => player.on(name, done));
    const time = await next('timeupdate');
    await Promise.all([next('pause'), player.pause()]);
    await Promise.all([next('play'), player.play()]);
    off();
    await Promise.all([next('pause'), player.pause()]);
    return { events, time };
  });
  expect(received.events.filter((event) => event === 'pause')).toEqual(['pause']);
  expect(received.events).toContain('play');
  expect(received.time).toMatchObject({ seconds: expect.any(Number), duration: expect.any(Number) });
});

it('reports the loaded part of a clip in seconds and as a fraction', async () => {
  // Under reduced motion nothing is loaded before playback.
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine') }), { reducedMotion: 'reduce' });
  const progress = await page.evaluate(async () => {
    const player = window.embed.attach();
    const all = new Promise<EmbedEvents['progress']>((done) =>
      player.on('progress', (value) => value.percent > 0.99 && done(value)),
    );
    await player.play();
    return all;
  });
  expect(progress.percent).toBeLessThanOrEqual(1);
  expect(progress.duration).toBeGreaterThan(5);
  expect(progress.seconds).toBeCloseTo(progress.duration * progress.percent);
});

it('reports an unknown method to error listeners only', async () => {
  const { page, embed } = await openEmbed(site.crossSite({ src: src('coffee-first') }));
  await embed.locator('[data-zoetrope-live]').waitFor();
  const errors = () => page.evaluate(() => window.received.filter(({ event }) => event === 'error'));
  const waitForResponse = (method: string) =>
    expect.poll(() => page.evaluate((name) => window.received.some(({ event }) => event === name), method)).toBe(true);
  await page.evaluate(() => {
    window.send('fly');
    window.send('getPaused');
  });
  await waitForResponse('getPaused');
  expect(await errors()).toEqual([]);
  await page.evaluate(() => {
    window.send('addEventListener', 'error');
    window.send('fly');
    window.send('getMuted');
  });
  await waitForResponse('getMuted');
  expect(await errors()).toMatchObject([{ value: { code: 2, msg: 'fly is not supported' }, listener: 'host' }]);
});

it('keeps playing muted if the browser blocks the sound that the host requests, and reports it', async () => {
  const lines: string[] = [];
  // Playwright's evaluations count as user gestures, so a script in the host page makes all requests.
  await openEmbed(site.crossSite({ src: src('beat-machine') }), {
    prepare: async (context) => {
      context.on('console', (line) => lines.push(line.text()));
      await context.addInitScript(UNMUTE);
    },
  });
  await expect
    .poll(() => lines.filter((line) => line.startsWith('state: ')))
    .toEqual(['state: getPaused false, getMuted true']);
});

/** For the host page: unmutes a clip during playback, and requests its state after one more second of playback. */
const UNMUTE = `if (window === top) {
  const responses = [];
  let step = 'waiting';
  let unmutedAt;
  addEventListener('message', ({ data }) => {
    const { event, value } = JSON.parse(data);
    if (event === 'ready') send('addEventListener', 'timeupdate');
    if (event === 'timeupdate' && step === 'waiting' && value.seconds > 0) {
      step = 'unmuted';
      unmutedAt = performance.now();
      send('unmute');
    } else if (event === 'timeupdate' && step === 'unmuted' && performance.now() > unmutedAt + 1000) {
      step = 'done';
      send('getPaused');
      send('getMuted');
    }
    if (event.startsWith('get')) responses.push(event + ' ' + value);
    if (event === 'getMuted') console.log('state: ' + responses.join(', '));
  });
}`;

it('accepts messages in the older format', async () => {
  const { page, embed } = await openEmbed(site.crossSite({ src: src('coffee-first') }));
  await embed.locator('[data-zoetrope-live]').waitFor();
  const post = (message: object) =>
    page.evaluate(
      (data) => document.querySelector<HTMLIFrameElement>('#embed')?.contentWindow?.postMessage(data, '*'),
      message,
    );
  await post({ action: 'pause' });
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(true);
  await post({ action: 'play' });
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(false);
});

it('sends a favorite to the host page [E-8]', async () => {
  const { page, embed } = await openEmbed(site.crossSite({ src: src('coffee-first') }));
  await page.evaluate(() => {
    const player = window.embed.attach();
    player.on('favorite', (value) => document.body.append(JSON.stringify(value)));
  });
  await embed.locator('.card').hover();
  await embed.getByRole('button', { name: 'Share' }).click();
  await embed.getByRole('button', { name: 'Favorite' }).click();
  await page.getByText('{"id":"coffee-first","favorite":true}').waitFor();
});
