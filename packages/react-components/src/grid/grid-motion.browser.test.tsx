import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { never, setUpPage, tiles } from './testing/grid-page.tsx';

setUpPage();

/** Files that do not exist. Only their requests matter. */
const gifs = buildGifs(200).map((gif) => {
  const file = (name: string) => ({
    url: new URL(`/${gif.id}-${name}.gif`, location.href).href,
    width: 200,
    height: 150,
  });
  return { ...gif, images: { fixed_width: file('animated'), fixed_width_still: file('still') } };
});
const requestsOf = (id: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(`/${id}-`));
const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.animated}]`) !== null;

it('requests the initial stills first, and no still of a tile that is mounted during slow scrolling', async () => {
  await page.viewport(1200, 800);
  await render(<Grid fetchGifs={never} initialGifs={gifs} columns={4} />);
  await expect.poll(() => tiles().length > 0 && tiles().every(isMoving)).toBe(true);
  await expect.poll(() => requestsOf('gif-0')).toEqual(['/gif-0-still.gif', '/gif-0-animated.gif']);
  // The default buffer of resource timings is too small.
  performance.clearResourceTimings();
  let top = 0;
  let late = true;
  let before = 0;
  // By the clock of the scroll handler, because the timestamp of a late frame may be in time.
  const onScroll = () => {
    const now = performance.now();
    late ||= now - before > 90;
    before = now;
  };
  addEventListener('scroll', onScroll, { capture: true });
  // On a busy machine an event may be more than 100 ms late, so that it starts another scroll. Then repeat further
  // down.
  for (let end = 600; late && end < 4000; end += 600) {
    late = false;
    before = performance.now();
    for (; top < end; top += 5) {
      await new Promise(requestAnimationFrame);
      scrollTo(0, top);
    }
  }
  removeEventListener('scroll', onScroll, { capture: true });
  const last = tiles().at(-1)?.getAttribute(tileAttributes.tile) ?? '';
  await expect.poll(() => requestsOf(last)).toEqual([`/${last}-animated.gif`]);
});
