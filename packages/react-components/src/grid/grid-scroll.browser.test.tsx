import type { FetchGifs } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Grid } from './grid.tsx';
import { frame, list, never, setUpPage, showGrid, tiles } from './testing/grid-page.tsx';

setUpPage();

const pages: FetchGifs = async ({ offset }) => buildPage({ offset, total: 1000 });

/** The share of sample points over the list that have a tile under them, gaps counted as covered. */
function coverage(viewHeight: number): number {
  const boxes = tiles().map((tile) => tile.getBoundingClientRect());
  let hit = 0;
  let sampleCount = 0;
  for (let column = 0; column < 4; column++)
    for (let y = 8; y < viewHeight; y += viewHeight / 16) {
      const x = list().getBoundingClientRect().left + (column + 0.5) * (list().offsetWidth / 4);
      sampleCount++;
      if (boxes.some((box) => box.left <= x && x <= box.right && box.top - 6 <= y && y <= box.bottom + 6)) hit++;
    }
  return hit / sampleCount;
}

describe('scrolling', () => {
  it('leaves no gap at 6,000 px per second, in a document that stays small', async () => {
    await showGrid();
    let highest = 0;
    for (let y = 0; y < 18_000; y += 100) {
      scrollTo(0, y);
      await frame();
      expect(coverage(innerHeight)).toBe(1);
      highest = Math.max(highest, document.querySelectorAll('*').length);
    }
    // The runner's own page is part of the document.
    expect(tiles().length).toBeLessThan(40);
    expect(highest - document.head.querySelectorAll('*').length).toBeLessThan(120);
  });

  it('renders the target of a jump immediately, and the exact end', async () => {
    await showGrid();
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    expect(tiles().at(-1)?.getAttribute('aria-posinset')).toBe('1000');
    const bottom = Math.max(...tiles().map((tile) => tile.getBoundingClientRect().bottom));
    expect(Math.abs(bottom - list().getBoundingClientRect().bottom)).toBeLessThan(0.5);
  });

  it('fills a dialog that opens, and fetches on while nothing can be scrolled', async () => {
    await page.viewport(1200, 800);
    const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => buildPage({ offset, limit: 10, total: 1000 }));
    await render(
      <dialog style={{ width: 600, height: 700, margin: 0, padding: 0, border: 0, overflow: 'auto' }}>
        <Grid fetchGifs={fetchGifs} columns={4} />
      </dialog>,
    );
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    await expect.poll(() => fetchGifs.mock.calls.length).toBe(1);
    dialog.showModal();
    await expect.poll(() => list().offsetHeight > dialog.clientHeight && coverage(dialog.clientHeight)).toBe(1);
  });

  it('works in a scrolling element, and mounts only its visible part', async () => {
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

  it('fetches pages ahead of the view', async () => {
    const fetchGifs = vi.fn(pages);
    await showGrid({ fetchGifs, initialGifs: undefined });
    await expect.poll(() => list().offsetHeight).toBeGreaterThan(2400);
    scrollTo(0, 1500);
    await expect.poll(() => list().offsetHeight).toBeGreaterThan(4500);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual(fetchGifs.mock.calls.map((_, call) => call * 25));
  });
});

it('keeps its scroll position when a page is added, even if the loader and a footer are in view', async () => {
  let resolvePage = (_: number) => {};
  const fetchGifs: FetchGifs = ({ offset }) =>
    new Promise((resolve) => {
      resolvePage = () => resolve(buildPage({ offset, total: 1000 }));
    });
  await showGrid({ fetchGifs, initialGifs: buildGifs(25) });
  const footer = document.createElement('footer');
  footer.textContent = 'The end';
  document.body.append(footer);
  scrollTo(0, document.documentElement.scrollHeight);
  await frame();
  const height = list().offsetHeight;
  const before = scrollY;
  await expect.poll(() => document.querySelector('[data-zoetrope-grid="loading"]')).not.toBeNull();
  resolvePage(0);
  await expect.poll(() => list().offsetHeight).toBeGreaterThan(height);
  await frame();
  await frame();
  expect(scrollY).toBe(before);
});
