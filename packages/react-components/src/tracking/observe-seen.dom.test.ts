import { buildGifs } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { catchMicrotasks } from '../later/testing/catch-microtasks.ts';
import { createSeenWatch } from './observe-seen.ts';

it('tells of every tile of a notice, also where an application throws at one [W-7]', async () => {
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
  const thrown = catchMicrotasks();
  const error = new Error('of an application');
  const onSeen = vi.fn().mockImplementationOnce(() => {
    throw error;
  });
  const watch = createSeenWatch(onSeen);
  const gifs = buildGifs(2);
  const tiles = gifs.map(({ id }) => {
    const tile = document.body.appendChild(document.createElement('div'));
    tile.setAttribute(paintedAttributes.tile, id);
    return tile;
  });
  await Promise.all(tiles.map((tile, at) => watch.watch(tile, gifs[at] as (typeof gifs)[0])));
  notify?.(tiles.map((target) => ({ target, intersectionRatio: 1, boundingClientRect: new DOMRect(0, 0, 10, 10) })));
  watch.stop();
  expect(onSeen.mock.calls.map(([gif]) => gif.id)).toEqual(gifs.map(({ id }) => id));
  expect(thrown).toEqual([error]);
});
