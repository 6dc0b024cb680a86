import { render, screen } from '@testing-library/react';
import { buildClip, buildGif, buildHostileClip, HOSTILE_TEXTS } from '@zoetrope/testkit';
import { conformance, fakeMedia, fakeMediaQuery } from '@zoetrope/testkit/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clip, group, pass, press, renderVideo, setUpVideo, status, video } from './testing/render-video.tsx';
import { Video } from './video.tsx';

describe('Video conformance', () => {
  beforeEach(() => {
    fakeMedia();
  });
  conformance('Video', (props) => <Video gif={clip} width={640} {...props} />);
  conformance('Video with controls', (props) => <Video gif={clip} width={640} controls {...props} />);
});

describe('Video', async () => {
  const { media, scroll, play } = setUpVideo();

  it('renders the file that fits, a poster and a name', async () => {
    await renderVideo({ width: 320 });
    expect(video().getAttribute('src')).toBe('https://media.example/clip-1/240p.mp4');
    expect(video().poster).toMatch(/_still\.webp$/);
    expect(screen.getByRole('group', { name: 'Rain on a window' })).toBe(group());
    expect(Number.parseFloat(group().style.aspectRatio)).toBeCloseTo(16 / 9, 1);
  });

  it('renders an animated poster if there is no still', async () => {
    const images = { original: { url: 'https://media.example/a.gif', width: 200, height: 100 } };
    await renderVideo({ gif: buildClip({ images }) });
    expect(video().poster).toBe('https://media.example/a.gif');
  });

  it('labels captions in their own language, and loads them with CORS', async () => {
    const captions = { en: { vtt: '/en.vtt' }, de: { vtt: '/de.vtt' }, '!': { vtt: '/x.vtt' }, fr: { vtt: 'data:x' } };
    await renderVideo({ gif: buildClip({ video: { ...clip.video, assets: clip.video?.assets ?? {}, captions } }) });
    const tracks = [...video().querySelectorAll('track')];
    expect(tracks.map(({ label, srclang }) => [label, srclang])).toEqual([
      ['English', 'en'],
      ['Deutsch', 'de'],
      ['!', '!'],
    ]);
    expect(video().crossOrigin).toBe('anonymous');
  });

  it('loads without CORS if there are no captions', async () => {
    await renderVideo({ gif: buildClip({ video: { assets: clip.video?.assets ?? {} } }) });
    expect(video().hasAttribute('crossorigin')).toBe(false);
  });

  it('starts when it is in view: loading, then playing', async () => {
    await renderVideo();
    expect(status()).toBe('idle');
    await scroll('into view');
    expect(status()).toBe('loading');
    await play();
    expect(status()).toBe('playing');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits for the user with autoPlay={false}, and then plays with sound', async () => {
    await renderVideo({ autoPlay: false });
    await scroll('into view');
    expect(status()).toBe('idle');
    await press('Play');
    expect(status()).toBe('loading');
    expect(video().muted).toBe(false);
  });

  it.each([
    ['auto', 'idle'],
    ['always', 'loading'],
  ] as const)('with motion "%s" is %s for users who prefer reduced motion', async (motion, expected) => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches: true });
    await renderVideo({ motion });
    await scroll('into view');
    expect(status()).toBe(expected);
  });

  it('releases the decoder on unmount', async () => {
    const { unmount } = await renderVideo();
    await play();
    const element = video();
    unmount();
    await pass(0);
    expect(element.hasAttribute('src')).toBe(false);
    expect(media().loaded()).toEqual([]);
  });

  it('passes its media element to setVideoEl, and leaves starting to the application [W-11]', async () => {
    const setVideoEl = vi.fn();
    await renderVideo({ autoPlay: false, hidePlayPause: true, setVideoEl });
    expect(setVideoEl.mock.calls).toEqual([[video()]]);
    await scroll('into view');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Video with invalid data', async () => {
  const { play } = setUpVideo();

  it.each([
    ['no video', { video: undefined }],
    ['no assets', { video: { assets: {} } }],
    ['a link that runs script', { video: { assets: { a: { url: 'javascript:alert(1)', width: 640, height: 360 } } } }],
  ])('warns and shows that there is no video, with %s [W-15]', async (_, overrides) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderVideo({ gif: buildGif(overrides) });
    expect(warn.mock.calls).toEqual([['No video content']]);
    expect(status()).toBe('empty');
    expect(screen.getByText('No video content')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [Number.NaN, undefined],
    [0, 0],
    [-5, 5],
    [Number.POSITIVE_INFINITY, undefined],
  ])('plays in a box of %d × %s', async (width, height) => {
    await renderVideo({ width, height });
    await play();
    expect(status()).toBe('playing');
  });

  it('plays a file of unknown size', async () => {
    await renderVideo({ gif: buildClip({ video: { assets: { a: { url: '/a.mp4', width: 0, height: 0 } } } }) });
    await play();
    expect(status()).toBe('playing');
  });

  it.each([
    [2, 1],
    [-1, 0],
    [Number.NaN, 0.7],
    [undefined, 0.7],
    [0.3, 0.3],
  ])('converts the volume %s to %d [W-12]', async (volume, expected) => {
    await renderVideo({ volume });
    expect(video().volume).toBe(expected);
  });

  it('renders hostile texts as text', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { container } = render(
      HOSTILE_TEXTS.map((text) => <Video key={text} gif={buildHostileClip(text)} width={320} />),
    );
    expect(screen.getAllByRole('group')).toHaveLength(HOSTILE_TEXTS.length);
    expect(container.querySelectorAll('script, iframe, svg, a, base, meta, form, link')).toHaveLength(0);
    const urls = [...container.querySelectorAll('[src], [poster]')]
      .flatMap((element) => [element.getAttribute('src'), element.getAttribute('poster')])
      .filter((url) => url !== null);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(new URL(url, 'https://page.example').protocol).toMatch(/^https?:$/);
  });
});
