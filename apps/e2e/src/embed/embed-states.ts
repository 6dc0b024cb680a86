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

const hover = (page: Page) => page.mouse.move(100, 120);
const openShare = async (page: Page) => {
  await hover(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
};
/** Plays the external video. Its code is loaded last, so this waits for it. */
const watch = async (page: Page, host: string) => {
  await hover(page);
  await waitForClickListener(page, '.watch');
  await page.getByRole('link', { name: `Watch on ${host}` }).click();
};
const LARGE = ['desktop', 'mobile'];

/** The states of an embed page. */
const STATES: Readonly<Record<string, State>> = {
  'without interaction': {},
  hovered: { sizes: ['desktop', 'small'], act: hover },
  paused: {
    act: async (page) => {
      await hover(page);
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
      await hover(page);
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
      await hover(page);
      await page.getByRole('link', { name: 'Related Gifs' }).click();
      await page.getByText('Error loading GIFs.').waitFor();
    },
  },
  'with an external video': { id: YOUTUBE, sizes: LARGE, act: hover },
  'with a player': {
    id: YOUTUBE,
    sizes: LARGE,
    act: async (page) => {
      await watch(page, 'YouTube');
      await page.locator('.player iframe').waitFor();
    },
  },
  'with an external video that is not embeddable': {
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
  'as a clip': { id: 'beat-machine', sizes: LARGE, act: hover },
  'as a clip that fails to load': {
    id: 'beat-machine',
    sizes: LARGE,
    options: {
      prepare: (context) => context.route(/\/media\/.*\.mp4$/, (route) => route.fulfill({ status: 404, body: '' })),
    },
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'as a sticker': { id: 'words-thanks', sizes: ['desktop'], act: hover },
  'cut out': { path: '/embed/words-thanks?clip=1', sizes: ['desktop'] },
  'of a missing GIF': { path: '/embed/nobody', sizes: ['desktop', 'small'] },
  'under reduced motion': { sizes: LARGE, options: { reducedMotion: 'reduce' } },
};

/** Each state in each of its sizes. */
export const CELLS = Object.entries(STATES).flatMap(([name, state]) =>
  SIZES.filter(([size]) => state.sizes === undefined || state.sizes.includes(size)).map(
    ([size, options]) => [name, size, state, options] as const,
  ),
);

/** The path of a state. */
export function pathOf({ id = GIF, path = `/embed/${id}` }: State): string {
  return path;
}

/** Puts an open page into a state, and waits for the end of its animations. */
export async function enter(page: Page, state: State): Promise<void> {
  if (!pathOf(state).endsWith('nobody')) await page.locator('[data-zoetrope-live]').waitFor();
  await state.act?.(page);
  // A transition starts one frame after its cause.
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
