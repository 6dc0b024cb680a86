import type { Page } from 'playwright';
import type { OpenEmbedOptions } from './open-embed.ts';
import { waitForClickListener } from './wait-for-click-listener.ts';

const GIF = 'coffee-first';
const YOUTUBE = 'movie-night-countdown';
const VIMEO = 'butterfly-garden';

const SIZES: readonly (readonly [string, OpenEmbedOptions])[] = [
  ['desktop', { viewport: { width: 480, height: 480 } }],
  ['mobile', { viewport: { width: 390, height: 390 }, hasTouch: true, isMobile: true }],
  ['small', { viewport: { width: 249, height: 198 } }],
];

export interface State {
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
/** Opens the film in the card's place: once its code is there, which comes after all else. */
const watch = async (page: Page, host: string) => {
  await near(page);
  await waitForClickListener(page, '.watch');
  await page.getByRole('link', { name: `Watch on ${host}` }).click();
};
const LARGE = ['desktop', 'mobile'];

/** What an embed page can look like. */
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
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.tiles img')].slice(0, 6).every(({ complete }) => complete),
      );
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
  'with a film to watch': { id: YOUTUBE, sizes: LARGE, act: near },
  'with a player': {
    id: YOUTUBE,
    sizes: LARGE,
    act: async (page) => {
      await watch(page, 'YouTube');
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
      await watch(page, 'Vimeo');
      await page.getByRole('alert').waitFor();
    },
  },
  'as a clip': { id: 'beat-machine', sizes: LARGE, act: near },
  'as a clip that does not come': {
    id: 'beat-machine',
    sizes: LARGE,
    options: {
      prepare: (context) => context.route(/\/media\/.*\.mp4$/, (route) => route.fulfill({ status: 404, body: '' })),
    },
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'as a sticker': { id: 'words-thanks', sizes: ['desktop'], act: near },
  'cut out': { path: '/embed/words-thanks?clip=1', sizes: ['desktop'] },
  'where there is no GIF': { path: '/embed/nobody', sizes: ['desktop', 'small'] },
  'under reduced motion': { sizes: LARGE, options: { reducedMotion: 'reduce' } },
};

/** Each state in each of its sizes. */
export const CELLS = Object.entries(STATES).flatMap(([name, state]) =>
  SIZES.filter(([size]) => state.sizes === undefined || state.sizes.includes(size)).map(
    ([size, options]) => [name, size, state, options] as const,
  ),
);

/** Where a state is found. */
export function pathOf({ id = GIF, path = `/embed/${id}` }: State): string {
  return path;
}

/** Brings a page that was opened into a state, and waits until nothing fades any more. */
export async function enter(page: Page, state: State): Promise<void> {
  if (!pathOf(state).endsWith('nobody')) await page.locator('[data-zoetrope-live]').waitFor();
  await state.act?.(page);
  // A fade starts with the frame after its cause.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}
