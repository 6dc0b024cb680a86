import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { fakeImages, fakeMediaQuery } from '@zoetrope/testkit/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import {
  arrive,
  imageOf,
  mediaOf,
  never,
  pages,
  pass,
  renderGrid,
  setUpGrid,
  tileOf,
  tiles,
} from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

describe('the motion of a Grid', () => {
  beforeEach(fakeImages);
  const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.moving}]`) !== null;
  const mounted = () => [...document.querySelectorAll('li')];
  const moving = () => mounted().filter(isMoving).length;
  const button = () => screen.getByRole('button', { name: 'Pause animations' });

  it('begins once the still of a tile has come, or failed', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await pass(60_000);
    expect(moving()).toBe(0);
    expect(imageOf('gif-1').getAttribute('src')).toMatch(/_still/);
    fireEvent.load(imageOf('gif-1'));
    fireEvent.error(imageOf('gif-2'));
    expect(mounted().filter(isMoving)).toEqual([tileOf('gif-1'), tileOf('gif-2')]);
    expect(imageOf('gif-1').getAttribute('src')).not.toMatch(/_still/);
  });

  it('does not begin in a fling, and does 120 ms after its end', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    scrollTo(10_000);
    for (let frame = 0; frame < 40; frame++) {
      scrollTo(10_000 + frame * 100);
      await pass(16);
      expect(moving()).toBe(0);
    }
    await pass(103);
    expect(moving()).toBe(0);
    await pass(1);
    expect(moving()).toBe(tiles().length);
  });

  it('does not begin in a fling for a still that comes in it', async () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [100, 200, 300]) {
      scrollTo(top);
      await pass(16);
    }
    complete.mockReturnValue(true);
    fireEvent.load(imageOf('gif-1'));
    expect(moving()).toBe(0);
    await pass(120);
    expect(mounted().filter(isMoving)).toEqual([tileOf('gif-1')]);
  });

  it('waits for the stills that a fling has asked for', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    scrollTo(10_000);
    await pass(500);
    expect(moving()).toBe(0);
    for (const tile of mounted()) fireEvent.load(tile.querySelector('img') as Element);
    expect(moving()).toBe(tiles().length);
  });

  it('goes on while the list is scrolled slowly, from the moment a tile is mounted', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (let top = 10; top < 1000; top += 10) {
      scrollTo(top);
      await pass(16);
      if (top > 10) expect(moving()).toBe(mounted().length);
    }
  });

  it('waits where nothing tells yet how fast the list is scrolled', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [300, 600, 900]) {
      const before = mounted();
      scrollTo(top);
      expect(mounted().length).toBeGreaterThan(before.filter((tile) => tile.isConnected).length);
      expect(mounted().filter(isMoving)).toEqual(before.filter((tile) => tile.isConnected));
      await pass(119);
      expect(moving()).toBeLessThan(mounted().length);
      await pass(1);
      expect(moving()).toBe(mounted().length);
    }
  });

  it('begins in none that a fling mounts, and goes on in those that move', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (const top of [0, 90, 180, 270]) {
      scrollTo(top);
      await pass(500);
      const before = mounted();
      for (let frame = 1; frame < 30; frame++) {
        scrollTo(top + frame * 100);
        await pass(16);
        expect(mounted().filter((tile) => isMoving(tile) && !before.includes(tile))).toEqual([]);
        expect(mounted().filter((tile) => !isMoving(tile) && before.includes(tile))).toEqual([]);
      }
      await pass(120);
      expect(moving()).toBe(mounted().length);
    }
  });

  it('waits in all that a jump mounts', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await pass(60_000);
    scrollTo(20_000);
    expect(moving()).toBe(0);
    await pass(120);
    expect(moving()).toBe(mounted().length);
  });

  it('needs one commit for a page that is added at rest', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="grid" onRender={commits}>
        <Grid fetchGifs={pages} initialGifs={buildGifs(25)} columns={4} width={1000} />
      </Profiler>,
    );
    // The first page brings the looks of what tells of it as well.
    await pass(250);
    await arrive();
    scrollTo(900);
    await pass(249);
    commits.mockClear();
    await pass(1);
    // That it is on its way, and that it has come.
    expect(commits).toHaveBeenCalledTimes(2);
    await pass(200);
    expect(commits).toHaveBeenCalledTimes(2);
    expect(moving()).toBe(mounted().length);
  });

  it('stops and starts with a button that says which', async () => {
    await renderGrid();
    await pass(120);
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(moving()).toBe(0);
    fireEvent.mouseOver(imageOf('gif-0'));
    expect(moving()).toBe(1);
    fireEvent.click(button());
    expect(moving()).toBeGreaterThan(1);
  });

  it.each([
    ['paused', true],
    ['started again', false],
  ])('remembers that it was %s by hand, for other Grids and pages', async (_, isPaused) => {
    const first = await renderGrid();
    await pass(120);
    fireEvent.click(button());
    if (!isPaused) fireEvent.click(button());
    first.unmount();
    if (!isPaused) fakeMediaQuery('(prefers-reduced-motion: reduce)', true);
    await renderGrid();
    await pass(500);
    expect(button().getAttribute('aria-pressed')).toBe(`${isPaused}`);
    expect(moving() > 0).toBe(!isPaused);
  });

  it('pauses without a memory where that is not wanted, or refused', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const refusing = { getItem: () => null, setItem: vi.fn(refuse) };
    const { again } = await renderGrid({ pauseStorage: refusing });
    await pass(120);
    fireEvent.click(button());
    expect(refusing.setItem).toHaveBeenCalledOnce();
    again({ pauseStorage: null });
    fireEvent.click(button());
    expect(moving()).toBeGreaterThan(0);
    expect(localStorage.length).toBe(0);
  });

  it('waits for the viewer under reduced motion', async () => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', true);
    await renderGrid();
    await pass(500);
    expect(moving()).toBe(0);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    act(() => mediaOf('gif-0').focus());
    expect(moving()).toBe(1);
  });

  it.each(['hover', 'never'] as const)('needs no button with motion=%s', async (motion) => {
    await renderGrid({ motion });
    await pass(500);
    expect(moving()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
