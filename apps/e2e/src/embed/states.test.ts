import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { violations } from '../rig/violations.ts';
import { type OpenEmbedOptions, openEmbed } from './open-embed.ts';

const GIF = 'coffee-first';
const YOUTUBE = 'movie-night-countdown';
const VIMEO = 'butterfly-garden';

const SIZES: readonly (readonly [string, OpenEmbedOptions])[] = [
  ['desktop', { viewport: { width: 480, height: 480 } }],
  ['mobile', { viewport: { width: 390, height: 390 }, hasTouch: true, isMobile: true }],
  ['small', { viewport: { width: 249, height: 198 } }],
];

interface State {
  readonly id?: string;
  readonly options?: OpenEmbedOptions;
  readonly path?: string;
  /** @default all */
  readonly sizes?: readonly string[];
  readonly act?: (page: Page) => Promise<unknown>;
}

const near = (page: Page) => page.mouse.move(100, 120);
const openShare = async (page: Page) => {
  await near(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
};
const LARGE = ['desktop', 'mobile'];

const STATES: Readonly<Record<string, State>> = {
  'at rest': {},
  hovered: { sizes: ['desktop', 'small'], act: near },
  paused: {
    act: async (page) => {
      await near(page);
      await page.locator('.pause').click();
    },
  },
  'with the share menu': { sizes: LARGE, act: openShare },
  'as a favorite': {
    sizes: LARGE,
    act: async (page) => {
      await openShare(page);
      await page.getByRole('button', { name: 'Favorite' }).click();
    },
  },
  'with related GIFs': {
    sizes: ['desktop'],
    act: async (page) => {
      await near(page);
      await page.getByRole('link', { name: 'Related Gifs' }).click();
      await page.locator('.tiles li').first().waitFor();
    },
  },
  'with related GIFs that failed': {
    sizes: ['desktop'],
    options: { prepare: (context) => context.route('**/v1/**', (route) => route.abort()) },
    act: async (page) => {
      await near(page);
      await page.getByRole('link', { name: 'Related Gifs' }).click();
      await page.getByText('Error loading GIFs.').waitFor();
    },
  },
  'with a film to watch': { id: YOUTUBE, sizes: LARGE },
  'with a player': {
    id: YOUTUBE,
    sizes: LARGE,
    act: async (page) => {
      await near(page);
      await page.getByRole('link', { name: 'Watch on YouTube' }).click();
      await page.locator('.player iframe').waitFor();
    },
  },
  'with a film that may not be shown': {
    id: VIMEO,
    sizes: LARGE,
    options: {
      prepare: (context) =>
        context.route('https://vimeo.com/**', (route) =>
          route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } }),
        ),
    },
    act: async (page) => {
      await near(page);
      await page.getByRole('link', { name: 'Watch on Vimeo' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  'as a clip': { id: 'beat-machine', sizes: LARGE, act: near },
  'as a sticker': { id: 'words-thanks', sizes: ['desktop'], act: near },
  'cut out': { path: '/embed/words-thanks?clip=1', sizes: ['desktop'] },
  'where there is no GIF': { path: '/embed/nobody', sizes: ['desktop', 'small'] },
  'under reduced motion': { sizes: LARGE, options: { reducedMotion: 'reduce' } },
};

const CELLS = Object.entries(STATES).flatMap(([state, { sizes }]) =>
  SIZES.filter(([size]) => sizes === undefined || sizes.includes(size)).map(
    ([size, options]) => [state, size, options] as const,
  ),
);

it.each(CELLS)('has no accessibility fault that a tool can find %s: %s [E-1]', async (name, _size, options) => {
  const { id = GIF, path = `/embed/${id}`, options: own, act } = STATES[name] ?? {};
  const { page } = await openEmbed(`${inject('server')}${path}`, { ...options, ...own });
  if (!path.endsWith('nobody')) await page.locator('[data-zoetrope-live]').waitFor();
  await act?.(page);
  // What fades in is judged by its colours once it has; a fade starts with the frame after its cause.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  expect(await violations(page)).toEqual([]);
});
