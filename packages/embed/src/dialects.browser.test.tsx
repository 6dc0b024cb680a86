import type {} from '@vitest/browser-playwright';
import { createClient, type Dialect, localProvider, native } from '@zoetrope/fetch-api';
import { klipyDialect } from '@zoetrope/fetch-api/dialects/klipy';
import { tenor } from '@zoetrope/fetch-api/dialects/tenor';
import { Grid, tileAttributes } from '@zoetrope/react-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

const IDS = ['cat', 'dog', 'cow'];
/** Files that do not exist. Only their requests matter. */
const urlOf = (name: string) => new URL(`/dialect-${name}`, location.href).href;

interface Stub {
  readonly dialect: Dialect;
  /** A response of the service with transparent stickers. */
  readonly response: unknown;
}

const size = { width: 200, height: 150 };
const STUBS: readonly [string, Stub][] = [
  [
    'native',
    {
      dialect: native,
      response: {
        data: IDS.map((id) => ({
          id,
          type: 'sticker',
          is_sticker: 1,
          images: {
            fixed_width: { url: urlOf(`${id}.gif`), mp4: urlOf(`${id}.mp4`), width: '200', height: '150' },
            fixed_width_still: { url: urlOf(`${id}-still.gif`), width: '200', height: '150' },
          },
        })),
        pagination: { offset: 0, count: 3, total_count: 3 },
        meta: { response_id: 'r' },
      },
    },
  ],
  [
    'Tenor',
    {
      dialect: tenor,
      response: {
        results: IDS.map((id) => ({
          id,
          flags: ['sticker'],
          media_formats: {
            tinygif: { url: urlOf(`${id}-opaque.gif`), dims: [200, 150] },
            tinymp4: { url: urlOf(`${id}.mp4`), dims: [200, 150] },
            tinygif_transparent: { url: urlOf(`${id}.gif`), dims: [200, 150] },
            tinygifpreview: { url: urlOf(`${id}-still.gif`), dims: [200, 150] },
          },
        })),
        next: '',
      },
    },
  ],
  [
    'KLIPY',
    {
      dialect: klipyDialect(),
      response: {
        result: true,
        data: {
          data: IDS.map((slug, id) => ({
            id,
            slug,
            type: 'sticker',
            file: {
              sm: { gif: { url: urlOf(`${slug}.gif`), ...size }, jpg: { url: urlOf(`${slug}-still.gif`), ...size } },
            },
          })),
          current_page: 1,
          per_page: 24,
          has_next: false,
        },
      },
    },
  ],
];

async function show({ dialect, response }: Stub): Promise<void> {
  await page.viewport(800, 800);
  await movePointerAway();
  performance.clearResourceTimings();
  const client = createClient({
    provider: localProvider('https://gifs.example'),
    apiKey: 'k',
    dialect,
    fetch: async () => Response.json(response),
    viewerStorage: 'memory',
  });
  await render(<Grid fetchGifs={(request) => client.trending({ type: 'stickers', ...request })} columns={3} />);
  await expect.poll(() => tiles().length).toBe(IDS.length);
}

/** Moves the pointer to a corner. A test of another file can have left it where a tile will be, which then animates. */
async function movePointerAway(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 9px; height: 9px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

const tiles = () => [...document.querySelectorAll(`[${tileAttributes.tile}]`)];
const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.animated}]`) !== null;
/** The requested files, in order. */
const requested = (id: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(`/dialect-${id}`));

/** Only Chromium's protocol emulates the preference. In other engines, a stub of `matchMedia` does. */
async function emulateReducedMotion(value: 'reduce' | ''): Promise<void> {
  if (server.browser === 'chromium') {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    return;
  }
  vi.restoreAllMocks();
  if (value === '') return;
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? Object.defineProperty(matchMedia.call(window, query), 'matches', { value: true })
      : matchMedia.call(window, query),
  );
}

afterEach(async () => {
  await cleanup();
  // The own property hides that of the prototype.
  Reflect.deleteProperty(navigator, 'connection');
  await emulateReducedMotion('');
});

describe.each(STUBS)('a Grid of transparent stickers in the %s dialect', (_, stub) => {
  it('shows stills, and then motion', async () => {
    await show(stub);
    await expect.poll(() => tiles().every(isMoving)).toBe(true);
    expect(tiles().every((tile) => tile.hasAttribute(tileAttributes.sticker))).toBe(true);
    // Never a file with an opaque background: an MP4 has one.
    await expect.poll(() => requested('cat')).toEqual(['/dialect-cat-still.gif', '/dialect-cat.gif']);
  });

  it('shows stills only with reduced motion', async () => {
    await emulateReducedMotion('reduce');
    await show(stub);
    await expect.poll(() => requested('cat')).toEqual(['/dialect-cat-still.gif']);
    await expectNoMotion();
  });

  it('shows stills only with a data saver', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await show(stub);
    await expect.poll(() => requested('cat')).toEqual(['/dialect-cat-still.gif']);
    await expectNoMotion();
  });
});

/** The pause button exists once the interactive part has loaded, which starts motion. */
async function expectNoMotion(): Promise<void> {
  await expect.poll(() => document.querySelector(`[${tileAttributes.pause}]`)).not.toBeNull();
  await expect.poll(() => requested('dog')).toEqual(['/dialect-dog-still.gif']);
  expect(tiles().some(isMoving)).toBe(false);
}
