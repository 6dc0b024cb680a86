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
  ['on a site that tells no referrer', { headers: { 'Referrer-Policy': 'no-referrer' } }],
  ['in a sandbox of scripts', { frame: { sandbox: 'allow-scripts' } }],
])('commands a clip %s by promises: every method answers', async (_, host) => {
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine'), ...host }));
  const said = await page.evaluate(async () => {
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
  expect(said).toMatchObject({ methods: 15, paused: true, muted: true });
  expect(said.duration).toBeGreaterThan(5);
  expect(said.after).toEqual({ time: 1, volume: 30, muted: false, loop: false });
});

it('hears what happens, until it no longer wants to', async () => {
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine') }));
  const heard = await page.evaluate(async () => {
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
  expect(heard.events.filter((event) => event === 'pause')).toEqual(['pause']);
  expect(heard.events).toContain('play');
  expect(heard.time).toMatchObject({ seconds: expect.any(Number), duration: expect.any(Number) });
});

it('tells how much of a clip is there, in seconds and as a share of it', async () => {
  // Of such a clip nothing is loaded before it is played.
  const { page } = await openEmbed(site.crossSite({ src: src('beat-machine') }), { reducedMotion: 'reduce' });
  const told = await page.evaluate(async () => {
    const player = window.embed.attach();
    const all = new Promise<EmbedEvents['progress']>((done) =>
      player.on('progress', (value) => value.percent > 0.99 && done(value)),
    );
    await player.play();
    return all;
  });
  expect(told.percent).toBeLessThanOrEqual(1);
  expect(told.duration).toBeGreaterThan(5);
  expect(told.seconds).toBeCloseTo(told.duration * told.percent);
});

it('says that a method is none of its own to who listens for errors, and to nobody else', async () => {
  const { page, embed } = await openEmbed(site.crossSite({ src: src('coffee-first') }));
  await embed.locator('[data-zoetrope-live]').waitFor();
  const errors = () => page.evaluate(() => window.heard.filter(({ event }) => event === 'error'));
  const answered = (method: string) =>
    expect.poll(() => page.evaluate((name) => window.heard.some(({ event }) => event === name), method)).toBe(true);
  await page.evaluate(() => {
    window.ask('fly');
    window.ask('getPaused');
  });
  await answered('getPaused');
  expect(await errors()).toEqual([]);
  await page.evaluate(() => {
    window.ask('addEventListener', 'error');
    window.ask('fly');
    window.ask('getMuted');
  });
  await answered('getMuted');
  expect(await errors()).toMatchObject([{ value: { code: 2, msg: 'fly is not supported' }, listener: 'host' }]);
});

it('plays on, muted, when its host gives it a sound that the browser does not allow, and says so', async () => {
  const said: string[] = [];
  // Whatever a test looks at has been touched, to the browser: the host page does all of it by itself.
  await openEmbed(site.crossSite({ src: src('beat-machine') }), {
    prepare: async (context) => {
      context.on('console', (line) => said.push(line.text()));
      await context.addInitScript(UNMUTE);
    },
  });
  await expect
    .poll(() => said.filter((line) => line.startsWith('then ')))
    .toEqual(['then getPaused false, getMuted true']);
});

/** In a host page: gives a clip its sound while it plays, and asks for its state once it has played for a second more. */
const UNMUTE = `if (window === top) {
  const answers = [];
  let from = 0;
  addEventListener('message', ({ data }) => {
    const { event, value } = JSON.parse(data);
    if (event === 'ready') ask('addEventListener', 'timeupdate');
    if (event === 'timeupdate' && value.seconds > 0 && !from) {
      from = performance.now();
      ask('unmute');
    } else if (event === 'timeupdate' && from > 0 && performance.now() > from + 1000) {
      from = Infinity;
      ask('getPaused');
      ask('getMuted');
    }
    if (event.startsWith('get') && answers.push(event + ' ' + value) === 2) console.log('then ' + answers.join(', '));
  });
}`;

it('takes the older messages for what they are', async () => {
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

it('says a favorite to the host page [E-8]', async () => {
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
