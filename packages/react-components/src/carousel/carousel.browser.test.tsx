import type { FetchGifs } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { frames } from '../grid/testing/grid-page.tsx';
import { Carousel } from './carousel.tsx';
import { carouselAttributes } from './carousel-attributes.ts';
import type { CarouselProps } from './carousel-props.ts';

const never: FetchGifs = () => new Promise(() => {});

afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  document.documentElement.dir = '';
  scrollTo(0, 0);
});

const frame = () => new Promise((done) => requestAnimationFrame(done));
const scroller = () => document.querySelector(`[${carouselAttributes.scroller}]`) as HTMLElement;
const list = () => document.querySelector('ul') as HTMLElement;
const tiles = () => [...document.querySelectorAll<HTMLElement>('li')];
const boxes = () => tiles().map((tile) => tile.getBoundingClientRect());
const focused = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
const button = (name: string) => page.getByRole('button', { name });
/** The first tile that is fully in view. */
const firstInView = () => {
  const edge = scroller().getBoundingClientRect();
  const at = boxes().findIndex((box) => box.left >= edge.left - 1 && box.right <= edge.right + 1);
  return Number(tiles()[at]?.getAttribute('aria-posinset'));
};

async function show(props: Partial<CarouselProps> = {}) {
  await page.viewport(1200, 800);
  const view = await render(<Carousel fetchGifs={never} initialGifs={buildGifs(1000)} {...props} />);
  if (document.querySelector('li')) await expect.poll(() => document.querySelector('button')).not.toBeNull();
  return view;
}

describe('the row in a real layout', () => {
  it.each(['ltr', 'rtl'])('has tiles of one height, from the start of the row on: %s [W-4]', async (dir) => {
    document.documentElement.dir = dir;
    await show({ gifHeight: 150, gutter: 8 });
    const [first, second, third] = boxes();
    const edge = scroller().getBoundingClientRect();
    const isRight = dir === 'rtl';
    expect(isRight ? first?.right : first?.left).toBeCloseTo(isRight ? edge.right : edge.left, 1);
    expect(new Set(boxes().map(({ height }) => Math.round(height)))).toEqual(new Set([150]));
    const gap = (a?: DOMRect, b?: DOMRect) =>
      isRight ? (a?.left ?? 0) - (b?.right ?? 0) : (b?.left ?? 0) - (a?.right ?? 0);
    expect(gap(first, second)).toBeCloseTo(8, 1);
    expect(gap(second, third)).toBeCloseTo(8, 1);
    expect(scroller().offsetHeight).toBe(150);
  });

  it('leaves no gap during scrolling, in a document that stays small [W-4]', async () => {
    await show();
    scroller().style.scrollSnapType = 'none';
    for (let left = 0; left < 9000; left += 100) {
      scroller().scrollLeft = left;
      await frame();
      const edge = scroller().getBoundingClientRect();
      expect(Math.min(...boxes().map((box) => box.left))).toBeLessThanOrEqual(edge.left + 6);
      expect(Math.max(...boxes().map((box) => box.right))).toBeGreaterThanOrEqual(edge.right - 6);
      expect(document.body.querySelectorAll('ul, ul *').length).toBeLessThanOrEqual(60);
    }
  });

  it.each(['ltr', 'rtl'])('stays at a tile while tiles before it unmount: %s [W-4]', async (dir) => {
    document.documentElement.dir = dir;
    await show();
    const first = tiles()[0];
    scroller().scrollLeft = dir === 'rtl' ? -2000 : 2000;
    await expect.poll(() => first?.isConnected).toBe(false);
    // The row snaps to a tile that has been mounted.
    await frames();
    const offset = scroller().scrollLeft;
    await frames();
    expect(Math.abs(scroller().scrollLeft - offset)).toBeLessThan(1);
  });

  it('mounts the tiles that a wider page shows [W-4]', async () => {
    await show();
    await page.viewport(400, 800);
    await expect.poll(() => tiles().length).toBeLessThan(8);
    await page.viewport(1200, 800);
    await expect.poll(() => Math.max(...boxes().map((box) => box.right))).toBeGreaterThan(1190);
  });

  it('fetches pages ahead of the view [W-4]', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => buildPage({ offset, limit: 10, total: 1000 }));
    await show({ fetchGifs, initialGifs: undefined });
    await expect.poll(() => list().offsetWidth).toBeGreaterThan(3600);
    scroller().scrollLeft = 2000;
    await expect.poll(() => list().offsetWidth).toBeGreaterThan(5600);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual(fetchGifs.mock.calls.map((_, call) => call * 10));
  });
});

describe('the buttons', () => {
  it.each(['ltr', 'rtl'])(
    'scrolls forward and back by one view, and fades the buttons at the ends: %s [W-4]',
    async (dir) => {
      document.documentElement.dir = dir;
      await show({ initialGifs: buildGifs(12), fetchGifs: async () => buildPage({ total: 12, gifs: [] }) });
      const press = (name: string) => (button(name).element() as HTMLElement).click();
      const opacity = (name: string) => getComputedStyle(button(name).element()).opacity;
      await expect.poll(() => opacity('Previous GIFs')).toBe('0');
      await button('Next GIFs').click();
      await expect.poll(firstInView).toBeGreaterThan(3);
      await expect.poll(() => opacity('Previous GIFs')).toBe('1');
      // Repeated presses continue from the target of the last one.
      for (const _ of [1, 2, 3]) press('Next GIFs');
      await expect.poll(() => opacity('Next GIFs')).toBe('0');
      expect(tiles().at(-1)?.getAttribute('aria-posinset')).toBe('12');
      for (const _ of [1, 2, 3]) press('Previous GIFs');
      await expect.poll(() => opacity('Previous GIFs')).toBe('0');
      expect(firstInView()).toBe(1);
    },
  );

  it('snaps to the start of a tile [W-4]', async () => {
    await show();
    await button('Next GIFs').click();
    await expect.poll(() => scroller().scrollLeft).toBeGreaterThan(500);
    const edge = scroller().getBoundingClientRect().left;
    await expect.poll(() => Math.min(...boxes().map(({ left }) => Math.abs(left - edge)))).toBeLessThan(1.5);
  });
});

describe('the keyboard', () => {
  it('enters the tiles with one Tab, scrolls them into view, and leaves with one Tab [W-4]', async () => {
    await show({ motion: 'never', hideAttribution: true });
    const after = document.createElement('button');
    document.body.append(after);
    // Past the buttons.
    list().focus();
    await expect.poll(focused).toBe(1);
    for (const [key, position] of [
      ['{ArrowRight}', 2],
      ['{End}', 1000],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(position);
      const box = document.activeElement?.getBoundingClientRect();
      expect(box?.left).toBeGreaterThanOrEqual(-1);
      expect(box?.right).toBeLessThanOrEqual(innerWidth + 1);
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.closest('ul')).toBe(list());
  });
});

it('hydrates without moving a tile, and logs no warning [W-4]', async () => {
  await page.viewport(1200, 800);
  const errors = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const element = (
    <StrictMode>
      <Carousel fetchGifs={never} initialGifs={buildGifs(200)} />
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const before = boxes().map(({ left, top, width, height }) => [left, top, width, height].join());
  expect(before).toHaveLength(24);
  const root = hydrateRoot(container, element, { onRecoverableError: recovered });
  await expect.poll(() => tiles().length).toBeLessThan(24);
  await frame();
  const after = boxes().map(({ left, top, width, height }) => [left, top, width, height].join());
  expect(after.length).toBeGreaterThan(4);
  expect(after).toEqual(before.slice(0, after.length));
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  root.unmount();
});

describe('accessibility', () => {
  it.each([
    ['while idle', {}],
    ['with buttons', { noLink: true, onGifClick: () => {} }],
    ['without actions', { noLink: true }],
    ['empty', { initialGifs: [], fetchGifs: async () => buildPage({ total: 0 }) }],
    ['loading', { initialGifs: [] }],
    ['failed', { initialGifs: [], fetchGifs: () => Promise.reject(new Error('offline')) }],
    ['failed further on', { initialGifs: buildGifs(2), fetchGifs: () => Promise.reject(new Error('offline')) }],
  ] satisfies [string, Partial<CarouselProps>][])('has no violation %s [W-4]', async (_, props) => {
    const view = await show({ motion: 'always', ...props });
    await frame();
    list()?.focus();
    const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
