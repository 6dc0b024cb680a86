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

it('writes nothing to the console of the host page, whose frame fails, or gets its address later', async () => {
  const lines: string[] = [];
  const { page } = await openEmbed(site.crossSite({ src: 'about:blank' }), {
    prepare: async (context) => {
      context.on('console', (line) => lines.push(line.text()));
      await context.route('**/embed/offline', (route) => route.abort());
    },
  });
  for (const address of [src('offline'), src('beat-machine')]) {
    await page.evaluate(async (to) => {
      const frame = document.querySelector<HTMLIFrameElement>('#embed');
      if (!frame) throw new Error('The host page has no frame.');
      const player = window.embed.attach();
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      frame.src = to;
      player.on('pause', () => undefined)();
      await loaded;
    }, address);
  }
  expect(await page.evaluate(() => window.embed.attach().getMuted())).toBe(true);
  // That of the network is not ours.
  expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
});

it('rejects in words where no player answers, and after its end', async () => {
  const { page } = await openEmbed(site.crossSite({ src: `${inject('server')}/logo.svg` }));
  const errors = await page.evaluate(async () => {
    const late = await window.embed.attach({ timeoutMs: 200 }).ready.catch((error) => error.message);
    const player = window.embed.attach();
    const asked = player.getPaused().catch((error) => error.message);
    player.destroy();
    return [late, await asked];
  });
  expect(errors[0]).toMatch(/^The frame .* did not answer ready within 200 ms\.$/);
  expect(errors[1]).toMatch(/^The controller of .* was destroyed\.$/);
});

it('reserves the place of the element, loads it when it comes near, and tells its events', async () => {
  const { page } = await openEmbed(site.crossSite({ src: 'about:blank' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate((provider) => {
    window.embed.loadElement();
    document.body.innerHTML = `<div style="height:6000px"></div>
      <zoetrope-embed gif="coffee-first" provider="${provider}" width="400" height="500" label="Coffee"></zoetrope-embed><p>after</p>`;
    document.addEventListener('zoetrope-pause', () => document.body.append('paused now'));
  }, inject('server'));
  const element = page.locator('zoetrope-embed');
  expect(await element.boundingBox()).toMatchObject({ width: 400, height: 500 });
  expect(asked.filter((url) => url.includes('/embed/'))).toEqual([]);
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
