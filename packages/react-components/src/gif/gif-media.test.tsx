import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildGifs, buildImages } from '@zoetrope/testkit';
import { fakeImages, simulateDecoders } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { gif, image, loadLazyParts, renderInteractive, scrollIntoView, setUpGif, tile } from './testing/render-gif.tsx';
import { tileAttributes } from './tile-attributes.ts';

const { intersections } = setUpGif();
const media = (name: string) => `https://media.example/gif-1/${name}`;
const fail = () => fireEvent.error(image());
const mark = () => document.querySelector(`[${tileAttributes.failed}]`);

describe('a Gif whose media cannot be shown', () => {
  /** Fails the file, its retry, the original format, and its retry. */
  function failAll(): void {
    for (const _ of [1, 2, 3, 4]) {
      fail();
      act(() => void vi.advanceTimersByTime(1500));
    }
  }
  const source = () => image().getAttribute('src');

  it('shows an icon, and keeps its name', async () => {
    await renderInteractive(<Gif gif={gif} width={200} motion="never" />);
    failAll();
    expect(mark()).not.toBeNull();
    expect(source()).toBe(media('fixed_width_still.gif'));
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
  });

  it('shows its still, and does not animate, if only the still can be shown', async () => {
    fakeImages();
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} />);
    failAll();
    expect(source()).toBe(media('fixed_width_still.webp'));
    expect(mark()).toBeNull();
    rerender(<Gif gif={gif} width={200} />);
    fireEvent.load(image());
    fireEvent.mouseOver(image());
    expect(source()).toBe(media('fixed_width_still.webp'));
  });

  it('shows the icon when its still fails too', async () => {
    fakeImages();
    await renderInteractive(<Gif gif={gif} width={200} />);
    failAll();
    failAll();
    expect(mark()).not.toBeNull();
    expect(source()).toBe(media('fixed_width_still.gif'));
  });

  it('animates again when the browser is back online', async () => {
    fakeImages();
    await renderInteractive(<Gif gif={gif} width={200} />);
    failAll();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(source()).toBe(media('fixed_width.webp'));
  });

  it('requests its media again when the browser is back online, and shows it when it loads', async () => {
    fakeImages();
    await renderInteractive(<Gif gif={gif} width={200} motion="never" />);
    failAll();
    const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(setSrc.mock.calls).toEqual([[media('fixed_width_still.gif')]]);
    fireEvent.load(image());
    expect(mark()).toBeNull();
    setSrc.mockRestore();
  });

  it('requests media again that failed before the interactive part loaded, as on a server-rendered page', async () => {
    render(<Gif gif={gif} width={200} motion="never" />);
    vi.spyOn(image() as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    await loadLazyParts();
    const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    act(() => void vi.advanceTimersByTime(1500));
    expect(setSrc.mock.calls).toEqual([[media('fixed_width_still.webp')]]);
    setSrc.mockRestore();
  });

  it('keeps its color while it stalls, and is not reported as seen or visible', async () => {
    const callback = vi.fn();
    await renderInteractive(
      <Gif gif={gif} width={200} track={callback} onGifVisible={callback} onGifSeen={callback} />,
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(mark()).toBeNull();
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
    expect(callback).not.toHaveBeenCalled();
  });

  it('requests a still as WebP, even if it is available as AVIF', async () => {
    fakeImages();
    const still = { url: media('s.gif'), webp: media('s.webp'), avif: media('s.avif'), width: 200, height: 113 };
    await renderInteractive(
      <Gif
        gif={buildGif({ alt_text: 'A fox waves', images: { ...buildImages(), fixed_width_still: still } })}
        width={200}
        motion="never"
      />,
    );
    expect(image().getAttribute('src')).toBe(media('s.webp'));
  });

  it('requests an animation as AVIF if available, and immediately WebP in a browser without AVIF support', async () => {
    fakeImages();
    const images = buildImages();
    const avif = { ...images.fixed_width, url: media('a.gif'), webp: media('a.webp'), avif: media('a.avif') };
    const given = buildGif({ alt_text: 'A fox waves', images: { fixed_width: { width: 200, height: 113, ...avif } } });
    await renderInteractive(<Gif gif={given} width={200} />);
    expect(image().getAttribute('src')).toBe(media('a.avif'));
    fail();
    expect(image().getAttribute('src')).toBe(media('a.webp'));
  });
});

describe('the image of an animated Gif', () => {
  beforeEach(fakeImages);

  it('is not requested again by a render that changes nothing, even if it shows a fallback', async () => {
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} />);
    act(() => void image().setAttribute('src', media('fixed_width.gif')));
    rerender(<Gif gif={{ ...gif }} width={200} className="other" />);
    expect(image().getAttribute('src')).toBe(media('fixed_width.gif'));
  });

  it('continues to animate with the file of another size', async () => {
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} />);
    const before = image().getAttribute('src');
    rerender(<Gif gif={gif} width={100} />);
    expect(image().getAttribute('src')).toBe(media('fixed_width_small.webp'));
    expect(before).not.toBe(image().getAttribute('src'));
    expect(image().hasAttribute(tileAttributes.animated)).toBe(true);
    rerender(<Gif gif={gif} width={100} motion="never" />);
    expect(image().getAttribute('src')).toBe(media('fixed_width_small_still.webp'));
  });
});

describe('a large Gif', () => {
  let unreleasedPlayers: ReturnType<typeof simulateDecoders>;
  beforeEach(() => {
    fakeImages();
    unreleasedPlayers = simulateDecoders();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const video = () => document.querySelector('video') as HTMLVideoElement;
  const isMovingImage = () => image().hasAttribute(tileAttributes.animated);

  it('plays a silent video above its still once it is in view, and frees the video when it leaves', async () => {
    const { unmount } = await renderInteractive(<Gif gif={gif} width={480} />);
    const shown = video();
    expect(shown.getAttribute('src')).toBe(media('original.mp4'));
    expect([shown.muted, shown.loop, shown.getAttribute('aria-hidden')]).toEqual([true, true, 'true']);
    expect(image().getAttribute('src')).toBe(media('original_still.webp'));
    act(() => intersections().show(tile(), 0));
    expect(video()).toBeNull();
    expect(unreleasedPlayers([shown])).toEqual([]);
    await scrollIntoView();
    const nextVideo = video();
    unmount();
    expect(unreleasedPlayers([nextVideo])).toEqual([]);
  });

  it.each([
    ['is small', { width: 200 }],
    ['is a sticker', { width: 480, gif: { ...gif, is_sticker: true } }],
    [
      'has no video',
      { width: 480, gif: { ...gif, images: { original: { url: media('a.gif'), width: 480, height: 270 } } } },
    ],
  ])('is an animated image if it %s', async (_, props) => {
    await renderInteractive(<Gif gif={gif} {...props} />);
    expect(video()).toBeNull();
    expect(isMovingImage()).toBe(true);
  });

  it.each([
    ['fails', () => fireEvent.error(video())],
    ['is rejected', () => {}],
  ])('continues as an animated image if the video %s', async (how, act) => {
    if (how === 'is rejected') vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('no'));
    await renderInteractive(<Gif gif={gif} width={480} />);
    act();
    await loadLazyParts();
    expect(video()).toBeNull();
    expect(isMovingImage()).toBe(true);
  });

  it('is an animated image if the maximum number of videos is playing', async () => {
    render(buildGifs(12).map((item) => <Gif key={item.id} gif={item} width={480} />));
    await loadLazyParts();
    act(() => {
      for (const element of document.querySelectorAll(`[${tileAttributes.tile}]`)) intersections().show(element, 1);
    });
    await act(() => vi.advanceTimersByTimeAsync(120));
    expect(document.querySelectorAll('video')).toHaveLength(8);
    expect(document.querySelectorAll(`img[${tileAttributes.animated}]`)).toHaveLength(4);
  });
});

it('transfers the animated GIF when it is dragged to another window, with its name as text', async () => {
  const name = '"><script>alert(1)</script>';
  await renderInteractive(<Gif gif={buildGif({ alt_text: name })} width={200} motion="never" />);
  const setData = vi.fn();
  fireEvent.dragStart(screen.getByAltText(name), { dataTransfer: { setData } });
  const [type, html] = setData.mock.lastCall ?? [];
  expect(type).toBe('text/html');
  const dropped = document.createElement('div');
  dropped.innerHTML = html;
  expect([...dropped.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['IMG']);
  expect(dropped.querySelector('img')).toMatchObject({ alt: name, src: media('original.gif') });
});
