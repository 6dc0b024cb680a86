import type { Gif } from '@zoetrope/model';
import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { catchMicrotasks } from '../lazy/testing/catch-microtasks.ts';
import { createSeenObserver } from './observe-seen.ts';

function fakeObserver() {
  let notify: ((entries: object[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  /** Reports all of each tile as visible, in one notification. */
  return (tiles: readonly Element[], intersectionRatio = 1) =>
    notify?.(tiles.map((target) => ({ target, intersectionRatio, boundingClientRect: new DOMRect(0, 0, 10, 10) })));
}

function tileOf({ id }: Gif): Element {
  const tile = document.body.appendChild(document.createElement('div'));
  tile.setAttribute(tileAttributes.tile, id);
  return tile;
}

it('reports every tile of a notification, even if the application throws for one of them [W-7]', async () => {
  const show = fakeObserver();
  const thrown = catchMicrotasks();
  const error = new Error('of an application');
  const onSeen = vi.fn().mockImplementationOnce(() => {
    throw error;
  });
  const observer = createSeenObserver(onSeen);
  const gifs = buildGifs(2);
  const tiles = gifs.map(tileOf);
  await Promise.all(gifs.map((gif, index) => observer.observe(tiles[index] as Element, gif)));
  show(tiles);
  observer.stop();
  expect(onSeen.mock.calls.map(([gif]) => gif.id)).toEqual(gifs.map(({ id }) => id));
  expect(thrown).toEqual([error]);
});

it('reports a GIF once, even if two of its tiles are observed [W-7]', async () => {
  const show = fakeObserver();
  const onSeen = vi.fn();
  const observer = createSeenObserver(onSeen);
  const gif = buildGif();
  const tiles = [tileOf(gif), tileOf(gif)];
  await Promise.all(tiles.map((tile) => observer.observe(tile, gif)));
  show(tiles, 0.98);
  expect(onSeen).not.toHaveBeenCalled();
  show(tiles, 0.99);
  observer.stop();
  expect(onSeen).toHaveBeenCalledTimes(1);
});
