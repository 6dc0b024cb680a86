import { act, render, screen } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { fakeResizeObserver } from '@zoetrope/testkit/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Grid } from './grid.tsx';
import { advance, never, positions, renderGrid, setUpGrid, tileOf, tiles } from './testing/render-grid.tsx';

const { scrollTo, setWidth } = setUpGrid();

describe('the document of a Grid', () => {
  const manyGifs = { initialGifs: buildGifs(10_000), fetchGifs: never };

  it('stays small for a list of any length, in list order', async () => {
    const { container } = await renderGrid(manyGifs);
    for (const top of [0, 100_000, 400_000]) {
      scrollTo(top);
      expect(tiles().length).toBeGreaterThan(10);
      expect(container.querySelectorAll('*').length).toBeLessThan(120);
      expect(positions()).toEqual([...positions()].sort((a, b) => a - b));
    }
  });

  it('has three nodes per idle tile', async () => {
    await renderGrid(manyGifs);
    expect(tileOf('gif-1').outerHTML.match(/<\w/g)).toEqual(['<l', '<a', '<i']);
  });

  it('commits once per step, not once per scroll event', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="grid" onRender={commits}>
        <Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} width={1000} />
      </Profiler>,
    );
    await advance(500);
    commits.mockClear();
    for (let top = 0; top < 2560; top += 64) scrollTo(top);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it('does not change mounted tiles when a page is appended', async () => {
    await renderGrid();
    await advance(200);
    const before = tiles();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const tile of before) observer.observe(tile, { attributes: true, childList: true, subtree: true });
    await advance(50);
    changes.push(...observer.takeRecords());
    expect(screen.getByRole('status').textContent).toBe('25 more loaded');
    expect(before.every((tile) => tile.isConnected)).toBe(true);
    expect(changes).toEqual([]);
  });

  it('renders no tile when the width changes and the number of columns does not', async () => {
    const resizes = fakeResizeObserver();
    await renderGrid({ width: undefined, fetchGifs: never, initialGifs: buildGifs(8) });
    await advance(200);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const tile of tiles()) observer.observe(tile, { attributes: true, childList: true, subtree: true });
    setWidth(1190);
    act(() => resizes.resize());
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });

  it('updates the number of columns with each change of the width [W-1]', async () => {
    const resizes = fakeResizeObserver();
    const { container } = await renderGrid({ width: undefined, columns: undefined });
    const columns = () => new Set(tiles().map((tile) => tile.style.insetInlineStart)).size;
    expect(columns()).toBe(4);
    setWidth(390);
    act(() => resizes.resize());
    expect(columns()).toBe(2);
    setWidth(0);
    act(() => resizes.resize());
    expect(columns()).toBe(2);
    expect(resizes.observed()).toHaveLength(1);
    expect(container.firstElementChild?.contains(resizes.observed()[0] ?? null)).toBe(true);
  });

  it('positions tiles in percent of its width, with the given gutter and radius [W-1]', async () => {
    await renderGrid({ columns: 2, width: 206, gutter: 6, borderRadius: 9 });
    expect(screen.getByRole('list').style.getPropertyValue('--zoetrope-radius')).toBe('9px');
    const declarations = tileOf('gif-1').getAttribute('style')?.split('; ');
    expect(declarations?.slice(0, 2)).toEqual(['margin-top: calc(0% + 0px)', 'inset-inline-start: calc(50% + 3px)']);
    expect(tileOf('gif-1').style.width).toMatch(/^calc\(50% [+-]/);
  });

  it('has a gutter of 6 px and a tile radius of 4 px by default [W-1] [W-6]', async () => {
    await renderGrid({ columns: 2, width: 206 });
    expect(tileOf('gif-1').style.insetInlineStart).toBe('calc(50% + 3px)');
    expect(screen.getByRole('list').style.getPropertyValue('--zoetrope-radius')).toBe('4px');
  });
});
