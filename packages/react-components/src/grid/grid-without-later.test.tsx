import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { fakeImages, fakeIntersectionObserver, fakeLayout } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./load-later.tsx', () => ({
  async loadLater() {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return import('./grid-later.tsx');
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  fakeIntersectionObserver();
  network.isDown = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const arrive = () => act(() => vi.dynamicImportSettled());
const tiles = () => [...document.querySelectorAll('li')];
const image = () => document.querySelector('li img') as HTMLImageElement;

it('shows its list, pages, scrolls and tells of clicks while what comes later does not load, and goes on once it does', async () => {
  const layout = fakeLayout();
  const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => buildPage({ offset }));
  const track = vi.fn();
  const onGifVisible = vi.fn();
  render(<Grid columns={4} width={1000} noLink {...{ fetchGifs, track, onGifVisible }} />);
  await pass(0);
  await arrive();
  expect(tiles().length).toBeGreaterThan(10);
  await pass(250);
  expect(fetchGifs.mock.calls.length).toBeGreaterThan(1);
  act(() => layout.scrollTo(2000));
  expect(Number(tiles()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1);
  fireEvent.click(image());
  fireEvent.load(image());
  await arrive();
  expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['CLICK']);
  expect(onGifVisible).not.toHaveBeenCalled();
  expect(document.querySelector(`[${tileAttributes.moving}]`)).toBeNull();

  network.isDown = false;
  fakeImages();
  fireEvent.mouseOver(image());
  await import('./grid-later.tsx');
  await arrive();
  await pass(200);
  expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['CLICK', 'HOVER']);
  expect(onGifVisible).toHaveBeenCalledOnce();
  expect(document.querySelectorAll(`[${tileAttributes.moving}]`).length).toBe(tiles().length);
});

it('says that a page failed, and retries, while what comes later does not load either [W-3]', async () => {
  const fetchGifs = vi.fn<FetchGifs>(async () => buildPage()).mockRejectedValueOnce(new Error('offline'));
  render(<Grid columns={4} width={1000} fetchGifs={fetchGifs} />);
  await pass(0);
  await arrive();
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again?' }));
  await pass(0);
  expect(tiles().length).toBeGreaterThan(10);
});
