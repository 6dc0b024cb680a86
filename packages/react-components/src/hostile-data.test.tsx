import { act, cleanup, render } from '@testing-library/react';
import type { Gif as GifData, GifsResult } from '@zoetrope/model';
import { buildClip, buildGif, buildHostileClip, buildHostileGif } from '@zoetrope/testkit';
import { fakeIntersectionObserver, fakeMedia } from '@zoetrope/testkit/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attribution } from './attribution/attribution.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Gif } from './gif/gif.tsx';
import { Grid } from './grid/grid.tsx';
import { GifPicker } from './picker/gif-picker.tsx';
import { Video } from './video/video.tsx';

const pageOf = (data: readonly GifData[]): GifsResult => ({
  data,
  pagination: { offset: 0, count: data.length, total_count: data.length },
  meta: { response_id: 'hostile' },
});

/** Data that another provider may send, regardless of the types. */
const clipWith = (fields: object): GifData => ({ ...buildClip(), ...fields }) as GifData;

const DATA: readonly (readonly [string, GifData])[] = [
  ['live links and markup', buildHostileClip('javascript:alert(1)')],
  ['markup in every text', buildHostileGif('"><img src=x onerror=alert(1)>')],
  ['a title of 10,000 characters', buildClip({ title: 'a'.repeat(10_000), alt_text: undefined })],
  ['a title from right to left, with marks that turn the order', buildClip({ title: '\u202Eשלום\u202C مرحبا' })],
  ['emoji, and half of one', buildClip({ title: '👩‍👩‍👧‍👦 \uD83D' })],
  ['no user', buildClip({ user: undefined })],
  ['no id', clipWith({ id: undefined })],
  ['an empty id', clipWith({ id: '' })],
  ['no tags, titles and links', clipWith({ tags: undefined, title: undefined, alt_text: undefined, url: undefined })],
  ['null where there was something', clipWith({ images: null, video: null, user: null, tags: null, alt_text: null })],
  [
    'renditions that are null',
    clipWith({ images: { original: null, fixed_width: null }, video: { assets: { a: null } } }),
  ],
  ['sizes that are none', clipWith({ images: { original: { url: 'a.gif', width: Number.NaN, height: -1 } } })],
  ['a user without a name', clipWith({ user: { is_public: true } })],
  [
    'numbers and objects for texts',
    clipWith({
      title: 7,
      alt_text: {},
      tags: 'cat',
      url: 7,
      source: [],
      user: { username: 7, display_name: {}, profile_url: 7, avatar_url: 7 },
    }),
  ],
  ['texts for objects', clipWith({ images: 'none', video: 'none', user: 'none', tags: [7, null] })],
  [
    'addresses that are none',
    clipWith({ images: { original: { url: 7, webp: {}, mp4: [], width: '200', height: '100' } } }),
  ],
];

const WIDGETS: readonly (readonly [string, (gif: GifData) => ReactElement])[] = [
  ['Gif', (gif) => <Gif gif={gif} width={200} />],
  ['Video', (gif) => <Video gif={gif} width={640} controls />],
  ['Attribution', (gif) => <Attribution gif={gif} />],
  ['Grid', (gif) => <Grid width={600} fetchGifs={async () => pageOf([gif, gif, buildGif()])} />],
  ['Carousel', (gif) => <Carousel fetchGifs={async () => pageOf([gif, gif, buildGif()])} />],
  [
    'GifPicker',
    (gif) => (
      <GifPicker getStorage={null} search={async () => pageOf([gif])} trending={async () => pageOf([gif, gif])} />
    ),
  ],
];

beforeEach(() => {
  fakeMedia();
  fakeIntersectionObserver();
  // A Video is supposed to warn "No video content".
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(WIDGETS)('%s', (widget, draw) => {
  const isList = /Grid|Carousel/.test(widget);
  it.each(DATA)('renders %s without throwing and without a script link', async (_name, gif) => {
    const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(draw(gif));
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(consoleErrors.mock.calls).toEqual([]);
    if (isList) await expect.poll(() => container.querySelector('img, [role=img]')).not.toBeNull();
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const live = attributes.filter(
      ({ name, value }) => /^(href|src|poster|action)$/.test(name) && /^\s*(javascript|data:text)/i.test(value),
    );
    expect(live).toEqual([]);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  });
});
