import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { fakeImages, fakeMediaQuery } from '@zoetrope/testkit/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import {
  advance,
  imageOf,
  loadLazyParts,
  mediaOf,
  never,
  pages,
  renderGrid,
  setUpGrid,
  tileOf,
  tiles,
} from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

describe('Grid animations', () => {
  beforeEach(fakeImages);
  const isAnimated = (tile: Element) => tile.querySelector(`[${tileAttributes.animated}]`) !== null;
  const mountedTiles = () => [...document.querySelectorAll('li')];
  const countAnimated = () => mountedTiles().filter(isAnimated).length;
  const button = () => screen.getByRole('button', { name: 'Pause animations' });

  it('animates a tile once its still has loaded or failed', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await advance(60_000);
    expect(countAnimated()).toBe(0);
    expect(imageOf('gif-1').getAttribute('src')).toMatch(/_still/);
    fireEvent.load(imageOf('gif-1'));
    fireEvent.error(imageOf('gif-2'));
    expect(mountedTiles().filter(isAnimated)).toEqual([tileOf('gif-1'), tileOf('gif-2')]);
    expect(imageOf('gif-1').getAttribute('src')).not.toMatch(/_still/);
  });

  it('starts animations 120 ms after the end of a fling', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    scrollTo(10_000);
    for (let frame = 0; frame < 40; frame++) {
      scrollTo(10_000 + frame * 100);
      await advance(16);
      expect(countAnimated()).toBe(0);
    }
    await advance(103);
    expect(countAnimated()).toBe(0);
    await advance(1);
    expect(countAnimated()).toBe(tiles().length);
  });

  it('shows the overlay of the tile below the pointer once a fling has settled, and none of those that scroll past', async () => {
    const onGifHover = vi.fn();
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never, onGifHover });
    const overlays = () => [...document.querySelectorAll(`[${tileAttributes.overlay}]`)];
    scrollTo(10_000);
    const passing = mountedTiles().slice(0, 3);
    for (const tile of passing) {
      fireEvent.mouseOver(tile.querySelector('img') as Element);
      await advance(16);
      expect(overlays()).toEqual([]);
    }
    await advance(120);
    expect(overlays().map((overlay) => overlay.closest('li'))).toEqual([passing[2]]);
    expect(onGifHover).not.toHaveBeenCalled();
    await advance(80);
    expect(onGifHover).toHaveBeenCalledTimes(1);
  });

  it('does not animate a tile whose still loads during a fling', async () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [100, 200, 300]) {
      scrollTo(top);
      await advance(16);
    }
    complete.mockReturnValue(true);
    fireEvent.load(imageOf('gif-1'));
    expect(countAnimated()).toBe(0);
    await advance(120);
    expect(mountedTiles().filter(isAnimated)).toEqual([tileOf('gif-1')]);
  });

  it('waits for the stills that were requested during a fling', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    scrollTo(10_000);
    await advance(500);
    expect(countAnimated()).toBe(0);
    for (const tile of mountedTiles()) fireEvent.load(tile.querySelector('img') as Element);
    expect(countAnimated()).toBe(tiles().length);
  });

  it('animates a tile that is mounted during slow scrolling', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (let top = 10; top < 1000; top += 10) {
      scrollTo(top);
      await advance(16);
      if (top > 10) expect(countAnimated()).toBe(mountedTiles().length);
    }
  });

  it('starts no animation until the scroll speed is known', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [300, 600, 900]) {
      const before = mountedTiles();
      scrollTo(top);
      expect(mountedTiles().length).toBeGreaterThan(before.filter((tile) => tile.isConnected).length);
      expect(mountedTiles().filter(isAnimated)).toEqual(before.filter((tile) => tile.isConnected));
      await advance(119);
      expect(countAnimated()).toBeLessThan(mountedTiles().length);
      await advance(1);
      expect(countAnimated()).toBe(mountedTiles().length);
    }
  });

  it('does not animate tiles that a fling mounts, and keeps animating others', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [0, 90, 180, 270]) {
      scrollTo(top);
      await advance(500);
      const before = mountedTiles();
      for (let frame = 1; frame < 30; frame++) {
        scrollTo(top + frame * 100);
        await advance(16);
        expect(mountedTiles().filter((tile) => isAnimated(tile) && !before.includes(tile))).toEqual([]);
        expect(mountedTiles().filter((tile) => !isAnimated(tile) && before.includes(tile))).toEqual([]);
      }
      await advance(120);
      expect(countAnimated()).toBe(mountedTiles().length);
    }
  });

  it('delays the animation of all tiles that a jump mounts', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await advance(60_000);
    scrollTo(20_000);
    expect(countAnimated()).toBe(0);
    await advance(120);
    expect(countAnimated()).toBe(mountedTiles().length);
  });

  it('starts the animations of an added page with one commit while the list is idle', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="grid" onRender={commits}>
        <Grid fetchGifs={pages} initialGifs={buildGifs(25)} columns={4} width={1000} />
      </Profiler>,
    );
    // The first page also renders the controls.
    await advance(250);
    await loadLazyParts();
    scrollTo(900);
    await advance(249);
    commits.mockClear();
    await advance(1);
    // One render for the loading state, one for the page.
    expect(commits).toHaveBeenCalledTimes(2);
    await advance(200);
    expect(commits).toHaveBeenCalledTimes(2);
    expect(countAnimated()).toBe(mountedTiles().length);
  });

  it('stops and starts animations with a button that shows its state', async () => {
    await renderGrid();
    await advance(120);
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(countAnimated()).toBe(0);
    fireEvent.mouseOver(imageOf('gif-0'));
    expect(countAnimated()).toBe(1);
    fireEvent.click(button());
    expect(countAnimated()).toBeGreaterThan(1);
  });

  it.each([
    ['paused', true],
    ['resumed', false],
  ])('persists for other Grids and pages that the user %s animations', async (_, isPaused) => {
    const first = await renderGrid();
    await advance(120);
    fireEvent.click(button());
    if (!isPaused) fireEvent.click(button());
    first.unmount();
    if (!isPaused) fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches: true });
    await renderGrid();
    await advance(500);
    expect(button().getAttribute('aria-pressed')).toBe(`${isPaused}`);
    expect(countAnimated() > 0).toBe(!isPaused);
  });

  it('pauses animations without a storage if it is disabled or blocked', async () => {
    const reject = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const rejecting = { getItem: () => null, setItem: vi.fn(reject) };
    const { rerenderWith } = await renderGrid({ pauseStorage: rejecting });
    await advance(120);
    fireEvent.click(button());
    expect(rejecting.setItem).toHaveBeenCalledOnce();
    rerenderWith({ pauseStorage: null });
    fireEvent.click(button());
    expect(countAnimated()).toBeGreaterThan(0);
    expect(localStorage.length).toBe(0);
  });

  it('starts no animation under reduced motion before the user does', async () => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches: true });
    await renderGrid();
    await advance(500);
    expect(countAnimated()).toBe(0);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    act(() => mediaOf('gif-0').focus());
    expect(countAnimated()).toBe(1);
  });

  it.each(['hover', 'never'] as const)('has no pause button with motion=%s', async (motion) => {
    await renderGrid({ motion });
    await advance(500);
    expect(countAnimated()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
