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

it('logs nothing to the console of a host page whose frame fails or gets its URL later', async () => {
  const lines: string[] = [];
  const { page } = await openEmbed(site.crossSite({ src: 'about:blank' }), {
    prepare: async (context) => {
      context.on('console', (line) => lines.push(line.text()));
      await context.route('**/embed/offline', (route) => route.abort());
    },
  });
  for (const url of [src('offline'), src('beat-machine')]) {
    await page.evaluate(async (to) => {
      const frame = document.querySelector<HTMLIFrameElement>('#embed');
      if (!frame) throw new Error('The host page has no frame.');
      const player = window.embed.attach();
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      frame.src = to;
      // Both wait for the player, and must log no error if it never is ready.
      const removeListener = player.on('pause', () => {});
      removeListener();
      await loaded;
    }, url);
  }
  expect(await page.evaluate(() => window.embed.attach().getMuted())).toBe(true);
  // The browser logs the network failure.
  expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
});

it('rejects `ready` if no player responds, and pending calls after destroy()', async () => {
  const { page } = await openEmbed(site.crossSite({ src: `${inject('server')}/logo.svg` }));
  const errors = await page.evaluate(async () => {
    const late = await window.embed.attach({ timeoutMs: 200 }).ready.catch((error) => error.message);
    const player = window.embed.attach();
    const pending = player.getPaused().catch((error) => error.message);
    player.destroy();
    return [late, await pending];
  });
  expect(errors[0]).toMatch(/^The frame .* did not respond to ready within 200 ms\.$/);
  expect(errors[1]).toMatch(/^The controller of .* was destroyed\.$/);
});

it('reserves the space of a zoetrope-embed element, loads it near the viewport, and dispatches its events', async () => {
  const { page } = await openEmbed(site.crossSite({ src: 'about:blank' }));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate((provider) => {
    window.embed.loadElement();
    document.body.innerHTML = `<div style="height:6000px"></div>
      <zoetrope-embed gif="coffee-first" provider="${provider}" width="400" height="500" label="Coffee"></zoetrope-embed><p>after</p>`;
    document.addEventListener('zoetrope-pause', () => document.body.append('paused now'));
  }, inject('server'));
  const element = page.locator('zoetrope-embed');
  expect(await element.boundingBox()).toMatchObject({ width: 400, height: 500 });
  expect(requested.filter((url) => url.includes('/embed/'))).toEqual([]);
  const below = await page.getByText('after').boundingBox();
  await element.scrollIntoViewIfNeeded();
  const embed = page.frameLocator('zoetrope-embed iframe');
  await embed.locator('[data-zoetrope-live]').waitFor();
  expect(await page.frameLocator('zoetrope-embed iframe').owner().getAttribute('title')).toBe('Coffee');
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { controller: { pause(): void } }>('zoetrope-embed')?.controller.pause(),
  );
  await page.getByText('paused now').waitFor();
  const scrolled = await page.evaluate(() => scrollY);
  expect((await page.getByText('after').boundingBox())?.y).toBe((below?.y ?? 0) - scrolled);
});
