import type { Gif } from '@zoetrope/model';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { buildLoadingGifs, never, renderWithHandle, setUpPage, withStylesIn } from './testing/grid-page.tsx';

let opened: Window;
afterEach(() => opened.close());
setUpPage();

it('fills a window that the page has opened, and reports the GIFs that are seen there during scrolling [W-2] [W-7]', async () => {
  opened = window.open('', '', 'popup,width=600,height=500') as Window;
  const { head, body } = opened.document;
  const bottomEdge = () =>
    Math.max(...[...body.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect().bottom));
  const onGifSeen = vi.fn<(gif: Gif) => void>();
  await renderWithHandle(
    (handleRef) =>
      createPortal(
        withStylesIn(
          head,
          <Grid
            fetchGifs={never}
            initialGifs={buildLoadingGifs(1000)}
            columns={2}
            handleRef={handleRef}
            onGifSeen={onGifSeen}
          />,
        ),
        body,
      ) as never,
  );
  const seenIds = () => onGifSeen.mock.calls.map(([{ id }]) => id);
  await expect.poll(seenIds).toContain('gif-1');
  expect(seenIds()).not.toContain('gif-40');
  opened.scrollTo(0, 5000);
  await expect.poll(bottomEdge).toBeGreaterThan(500);
  const first = [...body.querySelectorAll('li')].find((tile) => tile.getBoundingClientRect().top > 0);
  await expect.poll(seenIds).toContain(first?.getAttribute(tileAttributes.tile));
});
