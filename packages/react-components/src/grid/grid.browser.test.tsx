import type { FetchGifs, Gif } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { extentOf } from '../layout/anchor.ts';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { Grid } from './grid.tsx';
import type { GridProps } from './grid-props.ts';

const never: FetchGifs = () => new Promise(() => {});
const pages: FetchGifs = async (offset) => buildPage({ offset, total: 1000 });

afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

const frame = () => new Promise((done) => requestAnimationFrame(done));
const list = () => document.querySelector('ul') as HTMLElement;
const tiles = () => [...document.querySelectorAll<HTMLElement>('li')];
const focused = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));

async function narrowBody() {
  document.body.style.width = '500px';
}
const narrowWindow = () => page.viewport(500, 800);

async function show(props: Partial<GridProps> = {}) {
  await page.viewport(1200, 800);
  return render(<Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} {...props} />);
}

describe('the places of tiles in a real layout', () => {
  it('are exact, for any width, without a gap or an overlap', async () => {
    for (const width of [333, 1000, 1177]) {
      const view = await show({ width, gutter: 7 });
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
        const extent = extentOf(masonry, { columnWidth, gap: 7 }, item);
        expect(Math.abs(box.top - top - extent.from)).toBeLessThan(0.05);
        expect(Math.abs(box.bottom - top - extent.to)).toBeLessThan(0.05);
        expect(Math.abs(box.width - columnWidth)).toBeLessThan(0.05);
      });
      await view.unmount();
    }
  });

  it('follow the container in the same frame', async () => {
    await show();
    for (const width of [900, 1111]) {
      document.body.style.width = `${width}px`;
      await frame();
      const right = Math.max(...tiles().map((tile) => tile.getBoundingClientRect().right));
      expect(Math.abs(right - list().getBoundingClientRect().right)).toBeLessThan(0.1);
    }
    document.body.style.width = '';
  });

  it('come from the right in a page from right to left', async () => {
    await page.viewport(1200, 800);
    document.documentElement.dir = 'rtl';
    await render(<Grid fetchGifs={never} initialGifs={buildGifs(8)} columns={4} />);
    const [first, second] = tiles().map((tile) => tile.getBoundingClientRect());
    expect(first?.right).toBeCloseTo(list().getBoundingClientRect().right, 1);
    expect(second?.right).toBeLessThan(first?.left ?? 0);
    document.documentElement.dir = '';
  });
});

/** The share of sample points over the list that have a tile under them, gaps counted as covered. */
function coverage(viewHeight: number): number {
  const boxes = tiles().map((tile) => tile.getBoundingClientRect());
  let hit = 0;
  let all = 0;
  for (let column = 0; column < 4; column++)
    for (let y = 8; y < viewHeight; y += viewHeight / 16) {
      const x = list().getBoundingClientRect().left + (column + 0.5) * (list().offsetWidth / 4);
      all++;
      if (boxes.some((box) => box.left <= x && x <= box.right && box.top - 6 <= y && y <= box.bottom + 6)) hit++;
    }
  return hit / all;
}

describe('scrolling', () => {
  it('at 6,000 px a second never shows a hole, in a document that stays small', async () => {
    await show();
    let most = 0;
    for (let y = 0; y < 18_000; y += 100) {
      scrollTo(0, y);
      await frame();
      expect(coverage(innerHeight)).toBe(1);
      most = Math.max(most, document.querySelectorAll('*').length);
    }
    // The runner's own page is part of the document.
    expect(tiles().length).toBeLessThan(40);
    expect(most - document.head.querySelectorAll('*').length).toBeLessThan(120);
  });

  it('shows the place of a jump at once, and the exact end', async () => {
    await show();
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    expect(tiles().at(-1)?.getAttribute('aria-posinset')).toBe('1000');
    const bottom = Math.max(...tiles().map((tile) => tile.getBoundingClientRect().bottom));
    expect(Math.abs(bottom - list().getBoundingClientRect().bottom)).toBeLessThan(0.5);
  });

  it('works within an element, and mounts only for what that shows', async () => {
    await page.viewport(1200, 800);
    await render(
      <div data-testid="box" style={{ height: 300, width: 400, overflow: 'auto' }}>
        <Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={2} />
      </div>,
    );
    const box = page.getByTestId('box').element();
    const before = tiles().length;
    expect(before).toBeLessThan(20);
    box.scrollTop = 20_000;
    await expect.poll(() => Number(tiles()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(150);
    expect(tiles().length).toBeLessThan(20);
  });

  it('fetches ahead, so that the end is not reached', async () => {
    const fetchGifs = vi.fn(pages);
    await show({ fetchGifs, initialGifs: undefined });
    await expect.poll(() => list().offsetHeight).toBeGreaterThan(2400);
    scrollTo(0, 1500);
    await expect.poll(() => list().offsetHeight).toBeGreaterThan(4500);
    expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual(fetchGifs.mock.calls.map((_, call) => call * 25));
  });
});

it('stays where it is when a page is added, though the loader and a footer are in view', async () => {
  let answer = (_: number) => {};
  const fetchGifs: FetchGifs = (offset) =>
    new Promise((done) => {
      answer = () => done(buildPage({ offset, total: 1000 }));
    });
  await show({ fetchGifs, initialGifs: buildGifs(25) });
  const footer = document.createElement('footer');
  footer.textContent = 'The end';
  document.body.append(footer);
  scrollTo(0, document.documentElement.scrollHeight);
  await frame();
  const height = list().offsetHeight;
  const before = scrollY;
  await expect.poll(() => document.querySelector('[data-zoetrope-grid="loading"]')).not.toBeNull();
  answer(0);
  await expect.poll(() => list().offsetHeight).toBeGreaterThan(height);
  await frame();
  await frame();
  expect(scrollY).toBe(before);
});

describe('a change of the width', () => {
  it.each([
    ['of the list, within the same columns', 4, narrowBody],
    ['of the list, with other columns', undefined, narrowBody],
    ['of the window, within the same columns', 4, narrowWindow],
    ['of the window, with other columns', undefined, narrowWindow],
  ] as const)('%s keeps what is at the top of the view', async (_, columns, narrow) => {
    await show({ columns });
    await expect.poll(() => document.querySelector('[data-zoetrope-controls]')).not.toBeNull();
    scrollTo(0, 10_000);
    await frame();
    await frame();
    const at = () => {
      const tile = tiles().find((each) => each.getBoundingClientRect().bottom > 0);
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
    const tile = tiles().find((each) => each.getAttribute('aria-posinset') === before.tile);
    const box = tile?.getBoundingClientRect();
    document.body.style.width = '';
    // One pixel of the scroll position, which browsers may round.
    expect(Math.abs((box?.top ?? 0) + before.part * (box?.height ?? 0))).toBeLessThan(1.5);
  });
});

describe('the keyboard', () => {
  const enter = async () => {
    list().focus();
    await expect.poll(focused).toBe(1);
  };

  it('enters with one Tab, goes by arrows and leaves with one Tab', async () => {
    await show({ motion: 'never', hideAttribution: true });
    const after = document.createElement('button');
    document.body.append(after);
    await userEvent.tab();
    await expect.poll(focused).toBe(1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe(7);
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
    // That has scrolled the page to its end: the focus comes back to what is on screen.
    await userEvent.tab({ shift: true });
    const box = document.activeElement?.closest('li')?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(0);
    expect(box?.top).toBeLessThan(innerHeight);
  });

  it('brings the focused tile into view, wherever it lies', async () => {
    await show();
    await enter();
    for (const [key, position] of [
      ['{End}', 1000],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(position);
      const box = document.activeElement?.getBoundingClientRect();
      expect(box?.top).toBeGreaterThanOrEqual(-1);
      expect(box?.bottom).toBeLessThanOrEqual(innerHeight + 1);
    }
  });

  it('keeps the focus while its tile is scrolled away and back', async () => {
    await show();
    await enter();
    scrollTo(0, 20_000);
    await frame();
    await frame();
    expect(focused()).toBe(1);
    scrollTo(0, 0);
    await frame();
    expect(focused()).toBe(1);
  });

  it('acts with Enter and with Space', async () => {
    const onGifClick = vi.fn((_: Gif, event: { preventDefault(): void }) => event.preventDefault());
    await show({ onGifClick });
    await enter();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onGifClick).toHaveBeenCalledTimes(2);
    expect(scrollY).toBe(0);
  });
});

describe('taking over the markup of a server', () => {
  it.each([
    ['any width', undefined],
    ['a given width', 1000],
  ])('with %s moves nothing and warns of nothing', async (_, width) => {
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
    const places = () =>
      new Map(
        tiles().map((tile) => {
          const { left, top, width, height } = tile.getBoundingClientRect();
          return [tile.getAttribute(tileAttributes.tile), [left, top, width, height].map(Math.round).join()];
        }),
      );
    const before = places();
    const root = hydrateRoot(container, element, { onRecoverableError: recovered });
    await expect.poll(() => tiles().length).toBeLessThan(24);
    await frame();
    const after = places();
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
    ['at rest', {}],
    ['with buttons', { noLink: true, onGifClick: () => {} }],
    ['without actions', { noLink: true }],
    ['empty', { initialGifs: [], fetchGifs: async () => buildPage({ total: 0 }) }],
    ['loading', { initialGifs: [] }],
    ['as a list box', { listbox: 'multiple', selectedIds: ['gif-1'] }],
    ['failed', { initialGifs: [], fetchGifs: () => Promise.reject(new Error('offline')) }],
  ] satisfies [string, Partial<GridProps>][])('has no violation %s', async (_, props) => {
    const view = await show({ motion: 'always', ...props });
    await frame();
    list()?.focus();
    await frame();
    const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

it('reports no error of an observer that runs in circles', async () => {
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', onError);
  await show({ columns: undefined });
  for (const width of [1190, 700, 300, 1200]) {
    document.body.style.width = `${width}px`;
    await frame();
    await frame();
  }
  document.body.style.width = '';
  removeEventListener('error', onError);
  expect(errors).toEqual([]);
});
