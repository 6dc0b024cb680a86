import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildGifs, buildImages } from '@zoetrope/testkit';
import { fakeImages, watchPlayers } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { arrive, gif, image, renderWhole, rest, setUpGif, tile } from './testing/render-gif.tsx';
import { tileAttributes } from './tile-attributes.ts';

const { intersections } = setUpGif();
const media = (name: string) => `https://media.example/gif-1/${name}`;
const fail = () => fireEvent.error(image());
const mark = () => document.querySelector(`[${tileAttributes.failed}]`);

describe('media of a Gif that cannot be shown', () => {
  /** A file, it again, the plain one, and it again. */
  function failAll(): void {
    for (const _ of [1, 2, 3, 4]) {
      fail();
      act(() => void vi.advanceTimersByTime(1500));
    }
  }
  const source = () => image().getAttribute('src');

  it('has a mark of its own, and its name still', async () => {
    await renderWhole(<Gif gif={gif} width={200} motion="never" />);
    failAll();
    expect(mark()).not.toBeNull();
    expect(source()).toBe(media('fixed_width_still.gif'));
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
  });

  it('is shown as its still, and does not move, while that can be shown', async () => {
    fakeImages();
    const { rerender } = await renderWhole(<Gif gif={gif} width={200} />);
    failAll();
    expect(source()).toBe(media('fixed_width_still.webp'));
    expect(mark()).toBeNull();
    rerender(<Gif gif={gif} width={200} />);
    fireEvent.load(image());
    fireEvent.mouseOver(image());
    expect(source()).toBe(media('fixed_width_still.webp'));
  });

  it('has the mark when its still fails as well', async () => {
    fakeImages();
    await renderWhole(<Gif gif={gif} width={200} />);
    failAll();
    failAll();
    expect(mark()).not.toBeNull();
    expect(source()).toBe(media('fixed_width_still.gif'));
  });

  it('moves again when the browser is back online', async () => {
    fakeImages();
    await renderWhole(<Gif gif={gif} width={200} />);
    failAll();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(source()).toBe(media('fixed_width.webp'));
  });

  it('is asked for again when the browser is back online, and shown when it comes', async () => {
    fakeImages();
    await renderWhole(<Gif gif={gif} width={200} motion="never" />);
    failAll();
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(asked.mock.calls).toEqual([[media('fixed_width_still.gif')]]);
    fireEvent.load(image());
    expect(mark()).toBeNull();
    asked.mockRestore();
  });

  it('is asked for again where it failed before anyone listened, as on a page that a server rendered', async () => {
    render(<Gif gif={gif} width={200} motion="never" />);
    vi.spyOn(image() as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    await arrive();
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    act(() => void vi.advanceTimersByTime(1500));
    expect(asked.mock.calls).toEqual([[media('fixed_width_still.webp')]]);
    asked.mockRestore();
  });

  it('keeps its colour while it stalls, and is not told of as seen or visible', async () => {
    const told = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} track={told} onGifVisible={told} onGifSeen={told} />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(mark()).toBeNull();
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
    expect(told).not.toHaveBeenCalled();
  });

  it('is AVIF where that is given, and WebP at once in a browser that does not know it', async () => {
    fakeImages();
    const images = buildImages();
    const avif = { ...images.fixed_width, url: media('a.gif'), webp: media('a.webp'), avif: media('a.avif') };
    const given = buildGif({ alt_text: 'A fox waves', images: { fixed_width: { width: 200, height: 113, ...avif } } });
    await renderWhole(<Gif gif={given} width={200} />);
    expect(image().getAttribute('src')).toBe(media('a.avif'));
    fail();
    expect(image().getAttribute('src')).toBe(media('a.webp'));
  });
});

describe('the image of a Gif that moves', () => {
  beforeEach(fakeImages);

  it('is not asked for anew by a render that changes nothing of it, though its file had to be another', async () => {
    const { rerender } = await renderWhole(<Gif gif={gif} width={200} />);
    act(() => void image().setAttribute('src', media('fixed_width.gif')));
    rerender(<Gif gif={{ ...gif }} width={200} className="other" />);
    expect(image().getAttribute('src')).toBe(media('fixed_width.gif'));
  });

  it('goes on moving as the file of another size', async () => {
    const { rerender } = await renderWhole(<Gif gif={gif} width={200} />);
    const before = image().getAttribute('src');
    rerender(<Gif gif={gif} width={100} />);
    expect(image().getAttribute('src')).toBe(media('fixed_width_small.webp'));
    expect(before).not.toBe(image().getAttribute('src'));
    expect(image().hasAttribute(tileAttributes.moving)).toBe(true);
    rerender(<Gif gif={gif} width={100} motion="never" />);
    expect(image().getAttribute('src')).toBe(media('fixed_width_small_still.webp'));
  });
});

describe('a large Gif', () => {
  let holding: ReturnType<typeof watchPlayers>;
  beforeEach(() => {
    fakeImages();
    holding = watchPlayers();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const film = () => document.querySelector('video') as HTMLVideoElement;
  const isMovingImage = () => image().hasAttribute(tileAttributes.moving);

  it('moves as a silent film above its still once it rests on screen, and lets go of it when it leaves', async () => {
    const { unmount } = await renderWhole(<Gif gif={gif} width={480} />);
    const shown = film();
    expect(shown.getAttribute('src')).toBe(media('original.mp4'));
    expect([shown.muted, shown.loop, shown.getAttribute('aria-hidden')]).toEqual([true, true, 'true']);
    expect(image().getAttribute('src')).toBe(media('original_still.webp'));
    act(() => intersections().show(tile(), 0));
    expect(film()).toBeNull();
    expect(holding([shown])).toEqual([]);
    await rest();
    const again = film();
    unmount();
    expect(holding([again])).toEqual([]);
  });

  it.each([
    ['is small', { width: 200 }],
    ['is a sticker', { width: 480, gif: { ...gif, is_sticker: true } }],
    [
      'has no film',
      { width: 480, gif: { ...gif, images: { original: { url: media('a.gif'), width: 480, height: 270 } } } },
    ],
  ])('is an animated image where it %s', async (_, props) => {
    await renderWhole(<Gif gif={gif} {...props} />);
    expect(film()).toBeNull();
    expect(isMovingImage()).toBe(true);
  });

  it.each([
    ['fails', () => fireEvent.error(film())],
    ['is refused', () => {}],
  ])('goes on as an animated image where the film %s', async (how, act) => {
    if (how === 'is refused') vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('no'));
    await renderWhole(<Gif gif={gif} width={480} />);
    act();
    await arrive();
    expect(film()).toBeNull();
    expect(isMovingImage()).toBe(true);
  });

  it('is an animated image where as many films play as decoders can be counted on', async () => {
    render(buildGifs(12).map((each) => <Gif key={each.id} gif={each} width={480} />));
    await arrive();
    act(() => {
      for (const each of document.querySelectorAll(`[${tileAttributes.tile}]`)) intersections().show(each, 1);
    });
    await act(() => vi.advanceTimersByTimeAsync(120));
    expect(document.querySelectorAll('video')).toHaveLength(8);
    expect(document.querySelectorAll(`img[${tileAttributes.moving}]`)).toHaveLength(4);
  });
});

it('is dragged to another window as the GIF that moves, by a name that is only a name', async () => {
  const name = '"><script>alert(1)</script>';
  await renderWhole(<Gif gif={buildGif({ alt_text: name })} width={200} motion="never" />);
  const setData = vi.fn();
  fireEvent.dragStart(screen.getByAltText(name), { dataTransfer: { setData } });
  const [type, html] = setData.mock.lastCall ?? [];
  expect(type).toBe('text/html');
  const dropped = document.createElement('div');
  dropped.innerHTML = html;
  expect([...dropped.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['IMG']);
  expect(dropped.querySelector('img')).toMatchObject({ alt: name, src: media('original.gif') });
});
