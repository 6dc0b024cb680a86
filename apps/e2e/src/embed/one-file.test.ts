import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { renderEmbedPage } from '@zoetrope/embed';
import { localProvider } from '@zoetrope/model';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startHostSite } from './host-site.ts';
import { type OpenEmbedOptions, openEmbed } from './open-embed.ts';

/** A page in one file, as a program would write it. */
async function file(id: string): Promise<string> {
  const code = await readFile(new URL('../../../../packages/embed/dist/browser/inline.js', import.meta.url), 'utf8');
  const answer = await fetch(`${inject('server')}/v1/gifs/${id}?api_key=zoetrope-web`);
  const { data } = await answer.json();
  return renderEmbedPage(data, {
    provider: localProvider(inject('server')),
    client: { apiKey: 'zoetrope-web', code },
  });
}

async function open(page: string, options: OpenEmbedOptions = {}) {
  const site = await startHostSite({ file: page });
  onTestFinished(() => site.close());
  const address = new URL('/file.html', site.crossSite({ src: '' }));
  return openEmbed(address.href, { viewport: { width: 480, height: 480 }, ...options });
}

/** The end of the page, with its script, comes so much later than its media. */
const slowly = (page: string) => page.replace('<script type="module"', '<script src="/late.js"></script>$&');
const LATE_MS = 800;

it('works as one file from any host, without the server that made it', async () => {
  const { page } = await open(await file('coffee-first'));
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(100, 120);
  await page.getByRole('link', { name: 'Related Gifs' }).click();
  await expect.poll(() => page.locator('.tiles li').count()).toBeGreaterThanOrEqual(6);
});

it('comes to life where its clip had failed before its script came', async () => {
  const { page } = await open(slowly(await file('beat-machine')), {
    prepare: async (context) => {
      await context.route('**/late.js', (route) => delay(LATE_MS).then(() => route.fulfill({ body: '' })));
      await context.route(/\.mp4$/, (route) => route.fulfill({ status: 404, body: '' }));
    },
  });
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

it('plays a clip under reduced motion when that is asked, which loads nothing before', async () => {
  const { page } = await open(slowly(await file('beat-machine')), {
    reducedMotion: 'reduce',
    prepare: async (context) => {
      await context.route('**/late.js', (route) => delay(LATE_MS).then(() => route.fulfill({ body: '' })));
    },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  const time = () =>
    page.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
  await expect.poll(time).toBeGreaterThan(0);
});
