import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';
import { waitForClickListener } from './wait-for-click-listener.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

/** Players of the test say that they are there, and at a press what they are asked to say. */
const player = (message: object) =>
  `<!doctype html><title>Player</title><script>parent.postMessage('{"event":"ready"}', "*")</script><button onclick='parent.postMessage(JSON.stringify(${JSON.stringify(message)}), "*")'>say</button>`;

interface Film {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly paused: object;
  readonly playing: object;
}
const FILMS: readonly Film[] = [
  {
    id: 'movie-night-countdown',
    name: 'YouTube',
    origin: YOUTUBE,
    paused: { event: 'infoDelivery', info: { playerState: 2 } },
    playing: { event: 'onStateChange', info: 1 },
  },
  { id: 'butterfly-garden', name: 'Vimeo', origin: VIMEO, paused: { event: 'pause' }, playing: { event: 'play' } },
];

async function open({ id, origin, paused }: Film, { viewport = { width: 480, height: 480 }, message = paused } = {}) {
  const asked: string[] = [];
  const { page, context } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport,
    async prepare(prepared) {
      prepared.on('request', (request) => request.url().startsWith('https:') && asked.push(request.url()));
      await prepared.route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: player(message) }),
      );
      await prepared.route('https://vimeo.com/api/**', (route) =>
        route.fulfill({ json: { title: 'A film' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(100, 120);
  // Its code comes for GIFs that have a film, after all else.
  await waitForClickListener(page, '.watch');
  return { page, context, asked, watch: page.getByRole('link', { name: /^Watch on/ }) };
}

const sayButton = (page: Page) => page.frameLocator('.player iframe').getByRole('button', { name: 'say' });

/** Not by the mouse, which waits for frames of the player: a busy Chromium may draw none of another site's for long. */
const say = (page: Page) => sayButton(page).dispatchEvent('click');

it.each(FILMS.map((film) => [film.name, film] as const))(
  'asks nothing of %s before the click, and puts its player into the place of the card [E-9] [E-19] [E-20]',
  async (_name, film) => {
    const { page, asked, watch } = await open(film);
    expect(asked).toEqual([]);
    await watch.click();
    const frame = page.locator('.player iframe');
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin).toBe(film.origin);
    expect(Object.fromEntries(src.searchParams)).toMatchObject(
      film.name === 'YouTube'
        ? { start: '29', autoplay: '1', mute: '1', loop: '1', playlist: 'aqz-KE-bpKQ', origin: inject('server') }
        : { autoplay: '1', muted: '1', loop: '1', dnt: '1' },
    );
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  },
);

it.each(FILMS.map((film) => [film.name, film] as const))(
  'shows the way back when the film of %s pauses, outside the player, and goes back by it [E-9]',
  async (name, film) => {
    const { page, watch } = await open(film);
    await watch.click();
    const back = page.getByRole('button', { name: 'Back to the GIF' });
    await sayButton(page).waitFor();
    expect(await back.count()).toBe(0);
    await say(page);
    await back.waitFor();
    const [button, frame] = [await back.boundingBox(), await page.locator('.player iframe').boundingBox()];
    if (!button || !frame) throw new Error('Something has no box.');
    if (name === 'YouTube') expect(button.y + button.height).toBeLessThanOrEqual(frame.y);
    else expect(button.y).toBeGreaterThanOrEqual(frame.y + frame.height);
    await back.click();
    expect(await page.locator('.player').count()).toBe(0);
    await expect.poll(() => watch.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

it.each([
  [404, 'was not found'],
  [403, 'is not embeddable'],
  [500, 'There was an error fetching the embed code'],
])('says what Vimeo means by %d [E-21]', async (status, words) => {
  const [, vimeo] = FILMS;
  if (!vimeo) throw new Error('There is no film of Vimeo.');
  const { page, context, watch } = await open(vimeo);
  await context.route('https://vimeo.com/api/**', (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await watch.click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(words);
  expect(await page.locator('.player iframe').count()).toBe(0);
  expect(await page.getByRole('alert').getByRole('link', { name: 'Watch on Vimeo' }).getAttribute('href')).toBe(
    'https://vimeo.com/1084537',
  );
  await page.getByRole('button', { name: 'Back to the GIF' }).click();
  await page.locator('.card .media').first().waitFor();
});

it.each([
  [100, 'was not found'],
  [101, 'is not embeddable'],
  [150, 'is not embeddable'],
  [153, 'is not embeddable'],
])('says what the player of YouTube means by %d [E-21]', async (info, words) => {
  const [youtube] = FILMS;
  if (!youtube) throw new Error('There is no film of YouTube.');
  const { page, watch } = await open(youtube, { message: { event: 'onError', info } });
  await watch.click();
  await say(page);
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(words);
});

it.each(FILMS.map((film) => [film.name, film] as const))(
  'gives up a player of %s from which nothing is heard in 8 s, and Escape leads back too [E-9] [E-21]',
  async (name, film) => {
    const { page, context, watch } = await open(film);
    await context.route(`${film.origin}/**`, (route) => route.abort());
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

it.each(FILMS.map((film) => [film.name, film] as const))(
  'keeps a player of %s that has said a word, also one that does not play [E-9]',
  async (_name, film) => {
    const { page, watch } = await open(film);
    await page.evaluate(() => addEventListener('message', () => document.body.setAttribute('data-heard', '')));
    await page.clock.install();
    await watch.click();
    await page.locator('[data-heard]').waitFor();
    await page.clock.runFor(9000);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('.player iframe').count()).toBe(1);
  },
);

it('opens the page of the film where a player has no room [E-9]', async () => {
  const [youtube] = FILMS;
  if (!youtube) throw new Error('There is no film of YouTube.');
  const { context, watch } = await open(youtube, { viewport: { width: 480, height: 230 } });
  const opened = context.waitForEvent('page');
  await watch.click();
  expect((await opened).url()).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s');
});
