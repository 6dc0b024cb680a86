import type { BrowserContext, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.closest('label');
    return (
      (element?.getAttribute('aria-label') ?? label?.innerText ?? element?.textContent ?? '').trim() || element?.id
    );
  });

async function tabStops(page: Page, count: number): Promise<readonly (string | undefined)[]> {
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

const open = async (id: string, options = {}) => {
  const { page, context } = await openEmbed(`${inject('server')}/embed/${id}`, {
    viewport: { width: 480, height: 480 },
    ...options,
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  return { page, context };
};

it('reaches every control of the card with Tab, and shows the focused one [E-2] [E-4] [E-10]', async () => {
  const { page } = await open('movie-night-countdown');
  const stops = await tabStops(page, 7);
  expect(stops.slice(1)).toEqual([
    'Related Gifs',
    'Share',
    'Pause animation',
    expect.stringContaining('Big Words'),
    'Watch on YouTube',
    expect.stringContaining('Continue Watching on'),
  ]);
  await expect.poll(() => page.locator('.footer').evaluate((footer) => getComputedStyle(footer).opacity)).toBe('1');
});

it('toggles playback with Space [E-14]', async () => {
  const { page } = await open('coffee-first');
  await page.locator('.toggle').focus();
  await page.keyboard.press('Space');
  expect(await page.locator('.counterpart img').isVisible()).toBe(true);
  await page.keyboard.press('Space');
  expect(await page.locator('.counterpart img').isVisible()).toBe(false);
});

it('opens, traverses and closes the share menu, and restores the focus [E-8]', async () => {
  const { page } = await open('coffee-first');
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Close');
  expect(await tabStops(page, 9)).toEqual([
    'Report this GIF',
    'Favorite',
    'Twitter',
    'Facebook',
    'Pinterest',
    'share-embed',
    'Copy Embed code',
    'share-link',
    'Copy Link',
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Share');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('stores a favorite with Enter, across a reload [E-8]', async () => {
  const { page } = await open('coffee-first');
  const favorite = page.getByRole('button', { name: 'Favorite' });
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await favorite.press('Enter');
  expect(await favorite.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  expect(await favorite.getAttribute('aria-pressed')).toBe('true');
});

it('reaches the related GIFs [E-5]', async () => {
  const { page, context } = await open('coffee-first');
  await page.getByRole('link', { name: 'Related Gifs' }).press('Enter');
  const tile = page.locator('.tiles a').first();
  await tile.waitFor();
  await tile.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  expect((await opened).url()).toContain('/gifs/');
});

it('moves the focus to the first related GIF after a retry, or keeps it [E-5]', async () => {
  const { page, context } = await open('coffee-first', {
    prepare: (prepared: BrowserContext) => prepared.route('**/v1/**', (route) => route.abort()),
  });
  await page.getByRole('link', { name: 'Related Gifs' }).press('Enter');
  const again = page.getByRole('button', { name: 'Try again?' });
  await again.press('Enter');
  await expect.poll(() => focused(page)).toBe('Try again?');
  await context.unroute('**/v1/**');
  await again.press('Enter');
  const first = page.locator('.tiles a').first();
  await expect.poll(() => first.evaluate((tile) => tile === document.activeElement)).toBe(true);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(key);
    if ((await focused(page))?.startsWith(name)) return;
  }
  throw new Error(`${key} does not reach ${name}.`);
}

/** A player that reports that it is ready and, on a click, that it is paused. */
const PLAYER = `<!doctype html><title>Player</title><script>parent.postMessage('{"event":"onReady"}', "*")</script><button onclick='parent.postMessage(JSON.stringify({event:"infoDelivery",info:{playerState:2}}),"*")'>Pause</button>`;

it('is fully operable with Tab, Enter, Space and Escape [E-2] [E-4] [E-5] [E-8] [E-9] [E-10]', async () => {
  const { page, context } = await open('movie-night-countdown', {
    prepare: (prepared: BrowserContext) =>
      prepared.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: PLAYER }),
      ),
  });
  const press = (key: string) => page.keyboard.press(key);
  const follow = async () => {
    const opened = context.waitForEvent('page');
    await press('Enter');
    const other = await opened;
    const url = other.url();
    await other.close();
    return url;
  };

  await tabTo(page, 'Share');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
  await tabTo(page, 'Favorite');
  await press('Enter');
  await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor();
  await tabTo(page, 'Copy Link');
  await press('Enter');
  await page.getByText('Copied.').waitFor();
  await press('Escape');
  await expect.poll(() => focused(page)).toBe('Share');

  await tabTo(page, 'Pause animation');
  await press('Space');
  await page.locator('.counterpart img').waitFor();
  await tabTo(page, 'Watch on YouTube');
  await press('Enter');
  const player = page.frameLocator('.player iframe').getByRole('button', { name: 'Pause' });
  await player.waitFor();
  await expect
    .poll(async () => {
      await press('Tab');
      return player.evaluate((button) => button === document.activeElement && document.hasFocus());
    })
    .toBe(true);
  await press('Enter');
  await page.getByRole('button', { name: 'Back to the GIF' }).waitFor();
  await tabTo(page, 'Back to the GIF', 'Shift+Tab');
  await press('Enter');
  await expect.poll(() => focused(page)).toBe('Watch on YouTube');

  await tabTo(page, 'Continue Watching on');
  expect(await follow()).toContain('/gifs/movie-night-countdown');
  await page.bringToFront();
  await page.locator('.tiles a').nth(1).waitFor();
  await press('Tab');
  expect(
    await page
      .locator('.tiles a')
      .first()
      .evaluate((tile) => tile === document.activeElement),
  ).toBe(true);
  await press('Tab');
  expect(await follow()).toMatch(/\/gifs\/(?!movie-night-countdown)/);
});
