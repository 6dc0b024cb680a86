import type { GifEvent } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachTileEvents } from './attach-tile-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(gifs = buildGifs(2)) {
  const intersections = fakeIntersectionObserver();
  const list = document.createElement('ul');
  list.innerHTML = '<li><a><img></a></li><li><a><img></a></li>';
  const events: GifEvent[] = [];
  const { observe } = attachTileEvents(
    list,
    (index) => gifs[index],
    (event) => events.push(event),
  );
  const tile = (index: number) => list.children[index] as Element;
  const point = (target: Element, type = 'pointerover', pointerType = 'mouse') =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: type === 'pointerover' }), { pointerType }));
  const emitted = () => events.map(({ type, gif }) => `${type} ${gif.id}`);
  for (const tile of list.children) observe(tile);
  return { intersections, list, tile, point, emitted, events };
}

it('emits HOVER at every hover of 200 ms, also of the same tile [E-5] [W-7]', () => {
  const { list, tile, point, emitted } = setUp();
  for (let times = 0; times < 3; times += 1) {
    point(tile(0));
    vi.advanceTimersByTime(199);
    expect(emitted()).toHaveLength(times);
    vi.advanceTimersByTime(1);
    expect(emitted()).toHaveLength(times + 1);
    point(list, 'pointerleave');
    vi.advanceTimersByTime(1000);
  }
  expect(emitted()).toEqual(['HOVER gif-0', 'HOVER gif-0', 'HOVER gif-0']);
});

it('emits HOVER for each tile that the pointer stays on, and again when it returns', () => {
  const { list, tile, point, emitted } = setUp();
  for (const target of [tile(0), tile(1), list, tile(1), tile(0)]) {
    point(target);
    vi.advanceTimersByTime(200);
  }
  expect(emitted()).toEqual(['HOVER gif-0', 'HOVER gif-1', 'HOVER gif-1', 'HOVER gif-0']);
});

it('counts a move between the elements of one tile as one hover', () => {
  const { tile, point, emitted } = setUp();
  point(tile(0));
  for (const selector of ['a', 'img', 'a', 'img']) {
    vi.advanceTimersByTime(50);
    point(tile(0).querySelector(selector) as Element);
  }
  expect(emitted()).toEqual(['HOVER gif-0']);
  vi.advanceTimersByTime(1000);
  point(tile(0));
  vi.advanceTimersByTime(1000);
  expect(emitted()).toEqual(['HOVER gif-0']);
});

it('emits no HOVER for a pointer that leaves within 200 ms, or for a touch', () => {
  const { list, tile, point, emitted } = setUp();
  point(tile(0));
  vi.advanceTimersByTime(199);
  point(list, 'pointerleave');
  point(tile(1), 'pointerover', 'touch');
  vi.advanceTimersByTime(1000);
  expect(emitted()).toEqual([]);
});

it('emits SEEN once for each GIF, at 99 % visibility [W-7]', () => {
  const { intersections, tile, emitted } = setUp();
  expect(intersections.thresholdOf(tile(0))).toBe(0.99);
  intersections.show(tile(0), 0.98);
  expect(emitted()).toEqual([]);
  intersections.show(tile(0), 0.99);
  expect(emitted()).toEqual(['SEEN gif-0']);
  intersections.show(tile(0), 1);
  intersections.show(tile(1), 1);
  expect(emitted()).toEqual(['SEEN gif-0', 'SEEN gif-1']);
});

it('emits SEEN once for two tiles of the same GIF [W-7]', () => {
  const [gif] = buildGifs(1);
  const { intersections, tile, emitted } = setUp(gif ? [gif, gif] : []);
  intersections.show(tile(0), 1);
  intersections.show(tile(1), 1);
  expect(emitted()).toEqual(['SEEN gif-0']);
});

it('emits CLICK at every click on a tile, as part of a GRID [N-1]', () => {
  const { list, tile, events } = setUp();
  for (let times = 0; times < 2; times += 1)
    tile(1)
      .querySelector('img')
      ?.dispatchEvent(new Event('click', { bubbles: true }));
  list.click();
  expect(events.map(({ type, gif, layoutType }) => [type, gif.id, layoutType])).toEqual([
    ['CLICK', 'gif-1', 'GRID'],
    ['CLICK', 'gif-1', 'GRID'],
  ]);
});
