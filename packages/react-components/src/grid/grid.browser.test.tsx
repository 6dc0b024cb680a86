import { buildGifs, buildPage } from '@zoetrope/testkit';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { itemRange } from '../layout/masonry-queries.ts';
import { Grid } from './grid.tsx';
import type { GridProps } from './grid-props.ts';
import { frame, list, never, setUpPage, showGrid, tiles } from './testing/grid-page.tsx';

setUpPage();

describe('the positions of tiles in a real layout', () => {
  it('positions tiles exactly for any width, without a gap or an overlap', async () => {
    for (const width of [333, 1000, 1177]) {
      const view = await showGrid({ width, gutter: 7 });
      const columnWidth = (width - 21) / 4;
      const ratios = tiles().map((tile) => tile.offsetHeight / tile.offsetWidth);
      expect(Math.min(...ratios)).toBeGreaterThan(0.5);
      const top = list().getBoundingClientRect().top;
      const masonry = appendItems(
        createMasonry(4, 7 / 250),
        buildGifs(100).map(({ images }) => {
          const size = images?.fixed_width;
          return size ? size.height / size.width : 1;
        }),
      );
      tiles().forEach((tile, item) => {
        const box = tile.getBoundingClientRect();
        const extent = itemRange(masonry, { crossSize: columnWidth, gap: 7 }, item);
        expect(Math.abs(box.top - top - extent.from)).toBeLessThan(0.05);
        expect(Math.abs(box.bottom - top - extent.to)).toBeLessThan(0.05);
        expect(Math.abs(box.width - columnWidth)).toBeLessThan(0.05);
      });
      await view.unmount();
    }
  });

  it('resizes tiles with the container in the same frame', async () => {
    await showGrid();
    for (const width of [900, 1111]) {
      document.body.style.width = `${width}px`;
      await frame();
      const right = Math.max(...tiles().map((tile) => tile.getBoundingClientRect().right));
      expect(Math.abs(right - list().getBoundingClientRect().right)).toBeLessThan(0.1);
    }
    document.body.style.width = '';
  });

  it('starts on the right in a right-to-left page', async () => {
    await page.viewport(1200, 800);
    document.documentElement.dir = 'rtl';
    await render(<Grid fetchGifs={never} initialGifs={buildGifs(8)} columns={4} />);
    const [first, second] = tiles().map((tile) => tile.getBoundingClientRect());
    expect(first?.right).toBeCloseTo(list().getBoundingClientRect().right, 1);
    expect(second?.right).toBeLessThan(first?.left ?? 0);
    document.documentElement.dir = '';
  });
});

async function narrowBody() {
  document.body.style.width = '500px';
}
const narrowWindow = () => page.viewport(500, 800);

describe('a change of the width', () => {
  it.each([
    ['of the list, within the same columns', 4, narrowBody],
    ['of the list, with other columns', undefined, narrowBody],
    ['of the window, within the same columns', 4, narrowWindow],
    ['of the window, with other columns', undefined, narrowWindow],
  ] as const)('%s keeps the item at the top of the view in place', async (_, columns, narrow) => {
    await showGrid({ columns });
    await expect.poll(() => document.querySelector('[data-zoetrope-pause]')).not.toBeNull();
    scrollTo(0, 10_000);
    await frame();
    await frame();
    const at = () => {
      const tile = tiles().find((item) => item.getBoundingClientRect().bottom > 0);
      const box = tile?.getBoundingClientRect();
      return {
        tile: tile?.getAttribute('aria-posinset'),
        part: box ? -box.top / box.height : 0,
        height: box?.height ?? 1,
      };
    };
    const before = at();
    await narrow();
    await frame();
    await frame();
    const tile = tiles().find((item) => item.getAttribute('aria-posinset') === before.tile);
    const box = tile?.getBoundingClientRect();
    document.body.style.width = '';
    // Browsers may round the scroll position by one pixel.
    expect(Math.abs((box?.top ?? 0) + before.part * (box?.height ?? 0))).toBeLessThan(1.5);
  });
});

describe('hydration', () => {
  it.each([
    ['any width', undefined],
    ['a given width', 1000],
  ])('hydrates with %s without moving a tile or logging a warning', async (_, width) => {
    await page.viewport(1200, 800);
    const errors = vi.spyOn(console, 'error');
    const recovered = vi.fn();
    const element = (
      <StrictMode>
        <Grid fetchGifs={never} initialGifs={buildGifs(200)} columns={4} width={width} />
      </StrictMode>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    const positions = () =>
      new Map(
        tiles().map((tile) => {
          const { left, top, width, height } = tile.getBoundingClientRect();
          return [tile.getAttribute(tileAttributes.tile), [left, top, width, height].map(Math.round).join()];
        }),
      );
    const before = positions();
    const root = hydrateRoot(container, element, { onRecoverableError: recovered });
    await expect.poll(() => tiles().length).toBeLessThan(24);
    await frame();
    const after = positions();
    const kept = [...after].filter(([id]) => before.has(id));
    expect(kept.length).toBeGreaterThan(10);
    for (const [id, place] of kept) expect(place).toBe(before.get(id));
    expect(recovered).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    root.unmount();
  });
});

describe('accessibility', () => {
  it.each([
    ['while idle', {}],
    ['with buttons', { noLink: true, onGifClick: () => {} }],
    ['without actions', { noLink: true }],
    ['empty', { initialGifs: [], fetchGifs: async () => buildPage({ total: 0 }) }],
    ['loading', { initialGifs: [] }],
    ['as a list box', { listbox: 'multiple', selectedIds: ['gif-1'] }],
    ['failed', { initialGifs: [], fetchGifs: () => Promise.reject(new Error('offline')) }],
  ] satisfies [string, Partial<GridProps>][])('has no violation %s', async (_, props) => {
    const view = await showGrid({ motion: 'always', ...props });
    await frame();
    list()?.focus();
    await frame();
    const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

it('causes no ResizeObserver loop error', async () => {
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', onError);
  await showGrid({ columns: undefined });
  for (const width of [1190, 700, 300, 1200]) {
    document.body.style.width = `${width}px`;
    await frame();
    await frame();
  }
  document.body.style.width = '';
  removeEventListener('error', onError);
  expect(errors).toEqual([]);
});
