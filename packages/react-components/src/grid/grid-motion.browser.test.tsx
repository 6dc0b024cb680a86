import { buildGifs } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { never, setUpPage, tiles } from './testing/grid-page.tsx';

setUpPage();

const FRAME_MS = 16;
/** A small file that is quick to decode. */
const PICTURE = new URL('../../../catalogue/media/avatar-looplab.webp', import.meta.url).href;

/** A URL for each file. All of them load, because a tile whose animated file fails requests its still. */
const gifs = buildGifs(200).map((gif) => {
  const file = (name: string) => ({ url: `${PICTURE}?${gif.id}-${name}`, width: 80, height: 80 });
  return { ...gif, images: { fixed_width: file('animated'), fixed_width_still: file('still') } };
});
const requestsOf = (id: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).search.slice(1))
    .filter((file) => file.startsWith(`${id}-`));
const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.animated}]`) !== null;

it('requests the initial stills first, and no still of a tile that is mounted during slow scrolling', async () => {
  await page.viewport(1200, 800);
  await render(<Grid fetchGifs={never} initialGifs={gifs} columns={4} />);
  await expect.poll(() => tiles().length > 0 && tiles().every(isMoving)).toBe(true);
  await expect.poll(() => requestsOf('gif-0')).toEqual(['gif-0-still', 'gif-0-animated']);
  // The default buffer of resource timings is too small.
  performance.clearResourceTimings();
  // The speed of scrolling is that of this clock, however late the frames of a busy machine are.
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  for (let top = 5; top <= 600; top += 5) {
    time += FRAME_MS;
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { capture: true, once: true }));
    scrollTo(0, top);
    await scrolled;
  }
  clock.mockRestore();
  const last = tiles().at(-1)?.getAttribute(tileAttributes.tile) ?? '';
  await expect.poll(() => requestsOf(last)).toEqual([`${last}-animated`]);
});
