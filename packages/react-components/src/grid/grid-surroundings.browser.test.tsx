import { buildGifs } from '@zoetrope/testkit';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import type { GridHandle } from './grid-props.ts';
import { frames, never, renderWithHandle, setUpPage, tiles, withStylesIn } from './testing/grid-page.tsx';

/** Firefox rounds the scroll position to whole pixels, and boxes far down to 1/15 px. */
const ROUNDING_PX = 1.1;

const gifs = buildGifs(1000);
type HandleRef = { current: GridHandle | null };
const grid = (handleRef: HandleRef, count = 1000) => (
  <Grid fetchGifs={never} initialGifs={count === 1000 ? gifs : buildGifs(count)} columns={4} handleRef={handleRef} />
);
const panelOf = (style: CSSProperties, children: ReactNode) => (
  <div data-testid="panel" style={style}>
    {children}
  </div>
);
const panel = () => page.getByTestId('panel').element() as HTMLElement;
const bottomEdge = (root: ParentNode = document) =>
  Math.max(...[...root.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect().bottom));
const topEdge = () => Math.min(...tiles().map((tile) => tile.getBoundingClientRect().top));
const topOf = (id: string | undefined) =>
  document.querySelector(`[${tileAttributes.tile}="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN;

/** The ids of the tiles on a line of the screen. In WebKit, rectangles of zoomed elements are not in screen pixels. */
function idsOnLine(y: number): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let x = 5; x < innerWidth; x += 20) {
    const tile = document.elementFromPoint(x, y)?.closest(`[${tileAttributes.tile}]`);
    if (tile) ids.add(tile.getAttribute(tileAttributes.tile) ?? '');
  }
  return ids;
}

setUpPage();

describe('in a shadow tree', () => {
  function shadow(markup = '<div></div>') {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    return { host, root, inner: root.firstElementChild as HTMLElement };
  }

  it('renders tiles wherever the surrounding page is scrolled [W-2]', async () => {
    const { root, inner } = shadow();
    await renderWithHandle((handleRef) => createPortal(withStylesIn(root, grid(handleRef)), inner) as never);
    scrollTo(0, 9000);
    await frames();
    expect(bottomEdge(root)).toBeGreaterThan(800);
  });

  it('scrolls the surrounding panel to a tile [W-1]', async () => {
    const { host, root, inner } = shadow();
    const { handleRef } = await renderWithHandle(
      (handleRef) => createPortal(withStylesIn(root, grid(handleRef)), inner) as never,
    );
    host.style.cssText = 'display:block;height:300px;overflow:auto';
    handleRef.current?.scrollToIndex(500);
    await frames();
    expect(host.scrollTop).toBeGreaterThan(1000);
  });

  it('renders tiles wherever a component that it is slotted into is scrolled [W-2]', async () => {
    const { host, inner } = shadow('<div style="height:400px;overflow:auto"><slot></slot></div>');
    await renderWithHandle((handleRef) => createPortal(grid(handleRef), host) as never);
    inner.scrollTop = 9000;
    await frames();
    expect(bottomEdge(host)).toBeGreaterThan(400);
  });
});

describe('in a frame that another page writes', () => {
  it('fills the window of the frame, and follows its size [W-2]', async () => {
    const frame = document.createElement('iframe');
    // Firefox replaces the document of a new frame a moment after it was inserted.
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    frame.style.cssText = 'width:600px;height:3000px;border:0';
    const inner = frame.contentDocument as Document;
    await renderWithHandle((handleRef) => createPortal(withStylesIn(inner.head, grid(handleRef)), inner.body) as never);
    await expect.poll(() => bottomEdge(inner)).toBeGreaterThan(3000);
    frame.style.height = '6000px';
    await expect.poll(() => bottomEdge(inner)).toBeGreaterThan(6000);
    frame.contentWindow?.scrollTo(0, 9000);
    await expect.poll(() => frame.contentWindow?.scrollY).toBe(9000);
    await expect.poll(() => bottomEdge(inner)).toBeGreaterThan(6000);
  });
});

describe.each([333.33, 411.43, 1100.6])('in an element that is %f px wide', (width) => {
  it('shows exactly the tile that it scrolls to, and its neighbors, far down a long list [W-1] [W-2]', async () => {
    const many = buildGifs(10_000);
    const { handleRef } = await renderWithHandle((handleRef) =>
      panelOf({ width }, <Grid fetchGifs={never} initialGifs={many} columns={2} handleRef={handleRef} />),
    );
    handleRef.current?.scrollToIndex(9000);
    await expect.poll(() => Math.abs(topOf(many[9000]?.id))).toBeLessThan(ROUNDING_PX);
    await expect.poll(() => bottomEdge()).toBeGreaterThan(800);
    await expect.poll(topEdge).toBeLessThan(0);
  });
});

describe.each([
  ['zoomed out', { zoom: 0.5 }],
  ['zoomed in', { zoom: 1.3 }],
  ['scaled', { transform: 'scale(0.5)', transformOrigin: '0 0' }],
] as const)('in an element that is %s', (_, style) => {
  it('renders tiles wherever the surrounding page is scrolled [W-2]', async () => {
    await renderWithHandle((handleRef) => panelOf(style, grid(handleRef)));
    scrollTo(0, 9000);
    await frames();
    for (const y of [1, innerHeight / 2, innerHeight - 2]) expect(idsOnLine(y).size).toBeGreaterThan(1);
  });

  it('scrolls the page to a tile [W-1]', async () => {
    const { handleRef } = await renderWithHandle((handleRef) => panelOf(style, grid(handleRef)));
    handleRef.current?.scrollToIndex(500);
    await frames();
    expect(idsOnLine(1)).toContain(gifs[500]?.id);
    // Further down there is nothing but the gap above it, which is 3 px high when zoomed out.
    scrollBy(0, -3);
    await frames();
    expect(idsOnLine(1)).not.toContain(gifs[500]?.id);
  });

  it('scrolls a panel within to a tile [W-1]', async () => {
    const { handleRef } = await renderWithHandle((handleRef) => (
      <div style={style}>{panelOf({ height: 400, overflow: 'auto' }, grid(handleRef))}</div>
    ));
    handleRef.current?.scrollToIndex(500);
    await frames();
    expect(Math.abs(topOf(gifs[500]?.id) - panel().getBoundingClientRect().top)).toBeLessThan(1);
  });
});

describe('without a scroll', () => {
  it.each([1000, 5000])('fills a panel that grows, of %d GIFs [W-2]', async (count) => {
    await renderWithHandle((handleRef) => panelOf({ height: 100, overflow: 'auto' }, grid(handleRef, count)));
    panel().style.height = '750px';
    await expect.poll(() => bottomEdge()).toBeGreaterThan(750);
  });

  it('fills a panel that grows in small steps, of 10,000 GIFs [W-2]', async () => {
    await renderWithHandle((handleRef) => panelOf({ height: 60, overflow: 'auto' }, grid(handleRef, 10_000)));
    for (let height = 100; height <= 800; height += 50) {
      panel().style.height = `${height}px`;
      await frames();
    }
    expect(bottomEdge()).toBeGreaterThan(800);
  });

  it.each([1000, 5000])('fills the view when a banner above it is removed, of %d GIFs [W-2]', async (count) => {
    await renderWithHandle((handleRef) => (
      <div>
        {panelOf({ height: 600 }, null)}
        {grid(handleRef, count)}
      </div>
    ));
    panel().style.display = 'none';
    await expect.poll(() => bottomEdge()).toBeGreaterThan(800);
  });
});

describe('scrollToIndex', () => {
  it('scrolls the panel, not a wrapper that only clips horizontally [W-1]', async () => {
    const { handleRef } = await renderWithHandle((handleRef) =>
      panelOf({ height: 400, overflow: 'auto' }, <div style={{ overflowX: 'hidden' }}>{grid(handleRef)}</div>),
    );
    handleRef.current?.scrollToIndex(500);
    await frames();
    expect(panel().scrollTop).toBeGreaterThan(1000);
  });

  it('scrolls a body that scrolls instead of the page [W-1]', async () => {
    const { documentElement, body } = document;
    documentElement.style.cssText = 'overflow:hidden;height:100%';
    body.style.cssText = 'overflow:auto;height:100%;margin:0';
    const { handleRef } = await renderWithHandle(grid);
    handleRef.current?.scrollToIndex(500);
    await frames();
    const { scrollTop } = body;
    documentElement.style.cssText = '';
    body.style.cssText = '';
    expect(scrollTop).toBeGreaterThan(1000);
  });
});
