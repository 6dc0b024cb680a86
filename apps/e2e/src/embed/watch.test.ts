import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';
import { waitForClickListener } from './wait-for-click-listener.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

/** A player that reports that it is ready and, on a click, sends a message. */
const player = (message: object) =>
  `<!doctype html><title>Player</title><script>parent.postMessage('{"event":"ready"}', "*")</script><button onclick='parent.postMessage(JSON.stringify(${JSON.stringify(message)}), "*")'>send</button>`;

interface ExternalVideo {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly paused: object;
  readonly playing: object;
}
const VIDEOS: readonly ExternalVideo[] = [
  {
    id: 'movie-night-countdown',
    name: 'YouTube',
    origin: YOUTUBE,
    paused: { event: 'infoDelivery', info: { playerState: 2 } },
    playing: { event: 'onStateChange', info: 1 },
  },
  { id: 'butterfly-garden', name: 'Vimeo', origin: VIMEO, paused: { event: 'pause' }, playing: { event: 'play' } },
];

async function open({ id, origin, paused }: ExternalVideo, { viewport = { width: 480, height: 480 } } = {}) {
  const requested: string[] = [];
  const { page, context } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport,
    async prepare(prepared) {
      prepared.on('request', (request) => request.url().startsWith('https:') && requested.push(request.url()));
      await prepared.route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: player(paused) }),
      );
      await prepared.route('https://vimeo.com/api/**', (route) =>
        route.fulfill({ json: { title: 'A video' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(100, 120);
  // The code for external videos is loaded last.
  await waitForClickListener(page, '.watch');
  return { page, context, requested, watch: page.getByRole('link', { name: /^Watch on/ }) };
}

const sendButton = (page: Page) => page.frameLocator('.player iframe').getByRole('button', { name: 'send' });

/** A mouse click would wait for a frame of the player, which a busy Chromium may delay for long. */
const sendMessage = (page: Page) => sendButton(page).dispatchEvent('click');

it.each(VIDEOS.map((video) => [video.name, video] as const))(
  'requests nothing from %s before the click, replaces the card with its player, shows the back button outside it when the video pauses, and goes back [E-9] [E-19] [E-20]',
  async (name, video) => {
    const { page, requested, watch } = await open(video);
    expect(requested).toEqual([]);
    await watch.click();
    const iframe = page.locator('.player iframe');
    const src = new URL((await iframe.getAttribute('src')) ?? '');
    expect(src.origin).toBe(video.origin);
    expect(Object.fromEntries(src.searchParams)).toMatchObject(
      name === 'YouTube'
        ? { start: '29', autoplay: '1', mute: '1', loop: '1', playlist: 'aqz-KE-bpKQ', origin: inject('server') }
        : { autoplay: '1', muted: '1', loop: '1', dnt: '1' },
    );
    expect(await iframe.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');

    const back = page.getByRole('button', { name: 'Back to the GIF' });
    await sendButton(page).waitFor();
    expect(await back.count()).toBe(0);
    await sendMessage(page);
    await back.waitFor();
    const [button, frame] = [await back.boundingBox(), await iframe.boundingBox()];
    if (!button || !frame) throw new Error('The button or the frame is not visible.');
    if (name === 'YouTube') expect(button.y + button.height).toBeLessThanOrEqual(frame.y);
    else expect(button.y).toBeGreaterThanOrEqual(frame.y + frame.height);
    await back.click();
    expect(await page.locator('.player').count()).toBe(0);
    await expect.poll(() => watch.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

/** Returns from the error to the GIF, so that the video can be watched again. */
async function goBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the GIF' }).click();
  await page.locator('.card .media').first().waitFor();
}

it('shows the errors for the statuses 404, 403 and 500 of Vimeo, and goes back [E-21]', async () => {
  const [, vimeo] = VIDEOS;
  if (!vimeo) throw new Error('There is no video of Vimeo.');
  const { page, context, watch } = await open(vimeo);
  const errors = [
    [404, 'was not found'],
    [403, 'is not embeddable'],
    [500, 'There was an error fetching the embed code'],
  ] as const;
  for (const [status, words] of errors) {
    await context.route('https://vimeo.com/api/**', (route) =>
      route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await watch.click();
    await expect.poll(() => page.getByRole('alert').textContent(), { message: `${status}` }).toContain(words);
    expect(await page.locator('.player iframe').count()).toBe(0);
    expect(await page.getByRole('alert').getByRole('link', { name: 'Watch on Vimeo' }).getAttribute('href')).toBe(
      'https://vimeo.com/1084537',
    );
    await goBack(page);
  }
});

it('shows the errors for the codes 100, 101, 150 and 153 of the YouTube player [E-21]', async () => {
  const [youtube] = VIDEOS;
  if (!youtube) throw new Error('There is no video of YouTube.');
  const { page, context, watch } = await open(youtube);
  const errors = [
    [100, 'was not found'],
    [101, 'is not embeddable'],
    [150, 'is not embeddable'],
    [153, 'is not embeddable'],
  ] as const;
  for (const [info, words] of errors) {
    await context.route(`${YOUTUBE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: player({ event: 'onError', info }) }),
    );
    await watch.click();
    await sendMessage(page);
    await expect.poll(() => page.getByRole('alert').textContent(), { message: `${info}` }).toContain(words);
    await goBack(page);
  }
});

it.each(VIDEOS.map((video) => [video.name, video] as const))(
  'shows an error if the player of %s sends no message within 8 s, and goes back on Escape [E-9] [E-21]',
  async (name, video) => {
    const { page, context, watch } = await open(video);
    await context.route(`${video.origin}/**`, (route) => route.abort());
    await page.clock.install();
    await watch.click();
    const alert = page.getByRole('alert');
    await expect
      .poll(async () => {
        await page.clock.runFor(8000);
        return (await alert.count()) && alert.textContent();
      })
      .toContain('There was an error fetching the embed code');
    expect(await page.locator('.player iframe').count()).toBe(0);
    await alert.getByRole('link', { name: `Watch on ${name}` }).waitFor();
    await page.getByRole('button', { name: 'Back to the GIF' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => watch.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

it.each(VIDEOS.map((video) => [video.name, video] as const))(
  'keeps a player of %s that has sent a message, even if it does not play [E-9]',
  async (_name, video) => {
    const { page, watch } = await open(video);
    await page.evaluate(() => addEventListener('message', () => document.body.setAttribute('data-received', '')));
    await page.clock.install();
    await watch.click();
    await page.locator('[data-received]').waitFor();
    await page.clock.runFor(9000);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('.player iframe').count()).toBe(1);
  },
);

it('opens the page of the video if the frame is too small for a player [E-9]', async () => {
  const [youtube] = VIDEOS;
  if (!youtube) throw new Error('There is no video of YouTube.');
  const { context, watch } = await open(youtube, { viewport: { width: 480, height: 230 } });
  const opened = context.waitForEvent('page');
  await watch.click();
  expect((await opened).url()).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s');
});
