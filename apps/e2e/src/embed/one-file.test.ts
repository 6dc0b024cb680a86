import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startHostSite } from './host-site.ts';
import { type OpenEmbedOptions, openEmbed } from './open-embed.ts';
import { renderFile } from './render-file.ts';

async function open(page: string, options: OpenEmbedOptions = {}) {
  const site = await startHostSite({ file: page });
  onTestFinished(() => site.close());
  const url = new URL('/file.html', site.crossSite({ src: '' }));
  return openEmbed(url.href, { viewport: { width: 480, height: 480 }, ...options });
}

/** Delays the end of the page with its script, but not its media. */
const withLateScript = (page: string) => page.replace('<script type="module"', '<script src="/late.js"></script>$&');
const DELAY_MS = 800;

it('works as a single file from any host', async () => {
  const { page } = await open(await renderFile('coffee-first'));
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(100, 120);
  await page.getByRole('link', { name: 'Related Gifs' }).click();
  await expect.poll(() => page.locator('.tiles li').count()).toBeGreaterThanOrEqual(6);
});

it('shows an error for a clip that failed before the script ran', async () => {
  const { page } = await open(withLateScript(await renderFile('beat-machine')), {
    prepare: async (context) => {
      await context.route('**/late.js', (route) => delay(DELAY_MS).then(() => route.fulfill({ body: '' })));
      await context.route(/\.mp4$/, (route) => route.fulfill({ status: 404, body: '' }));
    },
  });
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

it('plays a clip under reduced motion when the user starts it', async () => {
  const { page } = await open(withLateScript(await renderFile('beat-machine')), {
    reducedMotion: 'reduce',
    prepare: async (context) => {
      await context.route('**/late.js', (route) => delay(DELAY_MS).then(() => route.fulfill({ body: '' })));
    },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.getByRole('checkbox', { name: 'Play animation' }).check();
  const time = () =>
    page.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
  await expect.poll(time).toBeGreaterThan(0);
});
