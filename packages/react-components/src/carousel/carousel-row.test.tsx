import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildGifs, buildImages, buildPage } from '@zoetrope/testkit';
import { fakeImages, fakeMediaQuery } from '@zoetrope/testkit/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Carousel } from './carousel.tsx';
import { carouselAttributes } from './carousel-attributes.ts';
import {
  advance,
  imageOf,
  list,
  loadLazyParts,
  never,
  pages,
  positions,
  renderCarousel,
  scroller,
  scrollTo,
  setUpCarousel,
  tileOf,
  tiles,
} from './testing/render-carousel.tsx';

const { intersections } = setUpCarousel();
const manyGifs = { initialGifs: buildGifs(10_000), fetchGifs: never };

describe('Carousel row', () => {
  it('mounts at most 60 elements at any length, in list order [W-4]', async () => {
    const { container } = await renderCarousel(manyGifs);
    for (const left of [0, 100_000, 1_400_000]) {
      scrollTo(left);
      expect(tiles().length).toBeGreaterThan(5);
      expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(60);
      expect(positions()).toEqual([...positions()].sort((a, b) => a - b));
    }
  });

  it('positions tiles by their aspect ratios, with the given height and gutter [W-4]', async () => {
    await renderCarousel({ ...manyGifs, gifHeight: 100, gutter: 10, borderRadius: 9 });
    expect(list().style.height).toBe('100px');
    expect(tileOf('gif-0').style.insetInlineStart).toBe('0px');
    expect(Number.parseFloat(tileOf('gif-0').style.width)).toBeCloseTo((200 / 113) * 100, 5);
    expect(Number.parseFloat(tileOf('gif-1').style.insetInlineStart)).toBeCloseTo((200 / 113) * 100 + 10, 5);
    expect(tileOf('gif-1').style.borderRadius).toBe('9px');
  });

  it('has a gutter of 6 px and a tile radius of 4 px by default [W-4] [W-6]', async () => {
    await renderCarousel({ ...manyGifs, gifHeight: 100 });
    expect(Number.parseFloat(tileOf('gif-1').style.insetInlineStart)).toBeCloseTo((200 / 113) * 100 + 6, 5);
    expect(tileOf('gif-1').style.borderRadius).toBe('4px');
  });

  it.each([
    { gifHeight: 0, gutter: 0 },
    { gifHeight: Number.NaN, gutter: Number.NaN },
    { gifHeight: -5, gutter: -20 },
  ])('has a valid height and gap for %o [W-4]', async (props) => {
    await renderCarousel({ ...manyGifs, ...props });
    expect(list().style.height).toBe('200px');
    const [first, second] = tiles().map(({ style }) => [style.insetInlineStart, style.width].map(Number.parseFloat));
    expect(second?.[0]).toBeGreaterThanOrEqual((first?.[1] ?? 0) - 0.01);
  });

  it('tolerates GIFs without images, sizes or users, and the same GIF twice [W-4]', async () => {
    const strange = [
      buildGif({ id: 'a', images: undefined }),
      buildGif({ id: 'b', images: { original: { url: 'https://media.example/b.gif', width: 0, height: 0 } } }),
      buildGif({ id: 'c', user: undefined, url: 'javascript:alert(1)' }),
      buildGif({ id: 'c' }),
    ];
    await renderCarousel({ fetchGifs: async () => buildPage({ gifs: strange }) });
    expect(positions()).toEqual([1, 2, 3]);
    expect(tileOf('c').querySelector('a')).toBeNull();
  });

  it('reports CLICK, HOVER and SEEN with the layout type CAROUSEL [W-4] [W-7]', async () => {
    const track = vi.fn();
    await renderCarousel({ track, noLink: true, onGifClick: () => {} });
    fireEvent.click(imageOf('gif-1'));
    fireEvent.mouseOver(imageOf('gif-2'));
    await advance(200);
    fireEvent.load(imageOf('gif-3'));
    act(() => intersections().show(tileOf('gif-3'), 1));
    expect(track.mock.calls.map(([{ type, gif, layoutType }]) => [type, gif.id, layoutType])).toEqual([
      ['CLICK', 'gif-1', 'CAROUSEL'],
      ['HOVER', 'gif-2', 'CAROUSEL'],
      ['SEEN', 'gif-3', 'CAROUSEL'],
    ]);
  });

  it('reports a tile that is wider than the row as seen when it fills the row [W-4] [W-7]', async () => {
    const track = vi.fn();
    const wide = buildGif({ id: 'wide', images: buildImages({ id: 'wide', width: 2000, height: 400 }) });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 2000, 400));
    await renderCarousel({ track, gifHeight: 400, fetchGifs: async () => buildPage({ gifs: [wide] }) });
    fireEvent.load(imageOf('wide'));
    act(() => intersections().show(tileOf('wide'), 0.49));
    act(() => intersections().show(tileOf('wide'), 0.49));
    expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['SEEN']);
  });

  it('scrolls the error into view at the end of the row, however wide it is [W-4]', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      const row = Number.parseFloat(this.querySelector('ul')?.style.width ?? '0');
      return row + (this.querySelector(`[${carouselAttributes.error}]`) ? 300 : 100);
    });
    let fail: (error: Error) => void = () => {};
    await renderCarousel({
      fetchGifs: (page) => (page.offset === 0 ? pages(page) : new Promise((_, reject) => (fail = reject))),
    });
    scrollTo(scroller().scrollWidth - 1000);
    await advance(100);
    await act(async () => fail(new Error('offline')));
    expect(scroller().scrollTo).toHaveBeenLastCalledWith({ left: scroller().scrollWidth - 1000, behavior: 'instant' });
  });
});

describe('Carousel keyboard navigation', () => {
  const focused = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset');
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

  it('moves with the arrow keys, Page Up, Page Down, Home and End, and does not handle the up and down keys [W-4]', async () => {
    await renderCarousel({ ...manyGifs, initialGifs: buildGifs(500) });
    act(() => list().focus());
    expect(focused()).toBe('1');
    expect(list().tabIndex).toBe(-1);
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'PageDown', 'PageUp'].map((key) => {
      press(key);
      return focused();
    });
    expect(walk).toEqual(['2', '3', '2', '500', '1', '6', '1']);
    expect(press('ArrowDown')).toBe(true);
    expect(focused()).toBe('1');
  });

  it('mirrors the arrow keys in right-to-left pages [W-4]', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Carousel {...manyGifs} initialGifs={buildGifs(10)} />
      </div>,
    );
    await advance(0);
    await loadLazyParts();
    act(() => list().focus());
    press('ArrowLeft');
    expect(focused()).toBe('2');
  });

  it('keeps the focused tile mounted when it is scrolled out of view [W-4]', async () => {
    await renderCarousel(manyGifs);
    act(() => list().focus());
    const tile = document.activeElement;
    scrollTo(50_000);
    expect(document.activeElement).toBe(tile);
    expect(positions()[0]).toBe(1);
  });
});

describe('Carousel buttons', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('scrolls by one view per click, and disables the buttons at the ends [W-4]', async () => {
    await renderCarousel(manyGifs);
    expect(button('Previous GIFs').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Previous GIFs'));
    expect(scroller().scrollTo).not.toHaveBeenCalled();
    fireEvent.click(button('Next GIFs'));
    const [{ left, behavior }] = vi.mocked(scroller().scrollTo).mock.lastCall as unknown as [ScrollToOptions];
    expect(left).toBeCloseTo(Number.parseFloat(tileOf('gif-4').style.insetInlineStart), 0);
    expect(behavior).toBe('smooth');
    scrollTo(left ?? 0);
    expect(button('Previous GIFs').getAttribute('aria-disabled')).toBe('false');
  });

  it('continues from the target of a smooth scroll that is in progress [W-4]', async () => {
    await renderCarousel(manyGifs);
    for (const _ of [1, 2, 3]) fireEvent.click(button('Next GIFs'));
    const lefts = vi.mocked(scroller().scrollTo).mock.calls.map(([to]) => (to as unknown as ScrollToOptions).left ?? 0);
    expect(lefts).toEqual([...new Set(lefts)].sort((a, b) => a - b));
    expect(lefts).toHaveLength(3);
  });

  it('does not scroll smoothly under reduced motion [W-4]', async () => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches: true });
    await renderCarousel(manyGifs);
    fireEvent.click(button('Next GIFs'));
    expect(vi.mocked(scroller().scrollTo).mock.lastCall).toMatchObject([{ behavior: 'instant' }]);
  });

  it('renders no buttons if all GIFs are in view [W-4]', async () => {
    await renderCarousel({ motion: 'never', fetchGifs: async () => buildPage({ total: 2 }) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Carousel animations', () => {
  beforeEach(fakeImages);
  const countAnimated = () => document.querySelectorAll(`[${tileAttributes.animated}]`).length;
  const settle = async () => {
    act(() => intersections().show(scroller(), 1));
    await advance(120);
  };

  it('starts animations once the row is in view, and stops them with a button that shows its state [W-4]', async () => {
    await renderCarousel({ ...manyGifs, initialGifs: buildGifs(50) });
    await advance(1000);
    expect(countAnimated()).toBe(0);
    await settle();
    expect(countAnimated()).toBe(tiles().length);
    const pause = screen.getByRole('button', { name: 'Pause animations' });
    fireEvent.click(pause);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
    expect(countAnimated()).toBe(0);
    fireEvent.mouseOver(imageOf('gif-1'));
    expect(countAnimated()).toBe(1);
  });

  it('keeps animations paused without a storage when `queryKey` changes', async () => {
    const { rerenderWith } = await renderCarousel({ pauseStorage: null, queryKey: 'fox' });
    const button = () => screen.getByRole('button', { name: 'Pause animations' });
    fireEvent.click(button());
    rerenderWith({ queryKey: 'owl' });
    await advance(0);
    await loadLazyParts();
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });

  it('persists that the user paused animations, if a storage is available', async () => {
    const button = () => screen.getByRole('button', { name: 'Pause animations' });
    const shown = { ...manyGifs, initialGifs: buildGifs(50) };
    const first = await renderCarousel({ ...shown, pauseStorage: null });
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.length).toBe(0);
    first.rerenderWith({ pauseStorage: undefined });
    fireEvent.click(button());
    fireEvent.click(button());
    first.unmount();
    await renderCarousel(shown);
    await settle();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(countAnimated()).toBe(0);
  });

  it('starts animations at the end of a fling, not during it [W-4]', async () => {
    await renderCarousel(manyGifs);
    await settle();
    const before = tiles();
    for (let frame = 1; frame < 60; frame++) {
      scrollTo(frame * 100);
      await advance(16);
    }
    const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.animated}]`) !== null;
    expect(tiles().some((tile) => isMoving(tile) && !before.includes(tile))).toBe(false);
    await advance(120);
    expect(countAnimated()).toBe(tiles().length);
  });

  it.each(['hover', 'never'] as const)('has no pause button with motion=%s [W-4]', async (motion) => {
    await renderCarousel({ ...manyGifs, motion });
    await settle();
    expect(countAnimated()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause animations' })).toBeNull();
  });
});
