import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { fakeImages, fakeIntersectionObserver, fakeLayout } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./grid-interactions.tsx', async (importOriginal) => {
  if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

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

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const loadLazyParts = () => act(() => vi.dynamicImportSettled());
const tiles = () => [...document.querySelectorAll('li')];
const image = () => document.querySelector('li img') as HTMLImageElement;

it('renders, fetches, scrolls and reports clicks while the interactive part fails to load, and recovers once it loads', async () => {
  const layout = fakeLayout();
  const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => buildPage({ offset }));
  const track = vi.fn();
  const onGifVisible = vi.fn();
  render(<Grid columns={4} width={1000} noLink {...{ fetchGifs, track, onGifVisible }} />);
  await advance(0);
  await loadLazyParts();
  expect(tiles().length).toBeGreaterThan(10);
  await advance(250);
  expect(fetchGifs.mock.calls.length).toBeGreaterThan(1);
  act(() => layout.scrollTo(2000));
  expect(Number(tiles()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1);
  fireEvent.click(image());
  fireEvent.load(image());
  await loadLazyParts();
  expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['CLICK']);
  expect(onGifVisible).not.toHaveBeenCalled();
  expect(document.querySelector(`[${tileAttributes.animated}]`)).toBeNull();

  network.isDown = false;
  fakeImages();
  fireEvent.mouseOver(image());
  await import('./grid-interactions.tsx');
  await loadLazyParts();
  await advance(200);
  expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['CLICK', 'HOVER']);
  expect(onGifVisible).toHaveBeenCalledOnce();
  expect(document.querySelectorAll(`[${tileAttributes.animated}]`).length).toBe(tiles().length);
});

it('shows the error of a page, and retries, while the interactive part fails to load [W-3]', async () => {
  const fetchGifs = vi.fn<FetchGifs>(async () => buildPage()).mockRejectedValueOnce(new Error('offline'));
  render(<Grid columns={4} width={1000} fetchGifs={fetchGifs} />);
  await advance(0);
  await loadLazyParts();
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again?' }));
  await advance(0);
  expect(tiles().length).toBeGreaterThan(10);
});
