import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import {
  type FakeIntersectionObserver,
  type FakeLayout,
  fakeIntersectionObserver,
  fakeLayout,
} from '@zoetrope/testkit/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { tileAttributes } from '../../gif/tile-attributes.ts';
import { Grid } from '../grid.tsx';
import type { GridProps } from '../grid-props.ts';

/** A clock that is moved by hand, and a layout that is what a test says, for each test of a file. */
export function setUpGrid() {
  let intersections: FakeIntersectionObserver;
  let layout: FakeLayout;
  beforeEach(() => {
    vi.useFakeTimers();
    intersections = fakeIntersectionObserver();
    layout = fakeLayout();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    intersections: () => intersections,
    scrollTo: (top: number) => act(() => layout.scrollTo(top)),
    setWidth: (width: number) => layout.setWidth(width),
  };
}

export const pages: FetchGifs = async ({ offset }) => buildPage({ offset });
export const never: FetchGifs = () => new Promise(() => {});

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets the parts come that the first paint does without. */
export const arrive = () => act(() => vi.dynamicImportSettled());
export const list = () => screen.getByRole('list');
export const tiles = () => within(list()).getAllByRole('listitem');
export const positions = () => tiles().map((tile) => Number(tile.getAttribute('aria-posinset')));
export const tileOf = (id: string) => document.querySelector(`[${tileAttributes.tile}="${id}"]`) as HTMLElement;
export const mediaOf = (id: string) => tileOf(id).querySelector(`[${tileAttributes.media}]`) as HTMLElement;
export const imageOf = (id: string) => tileOf(id).querySelector('img') as HTMLImageElement;

/** A Grid with all its parts there. `again` renders it with other props. */
export async function renderGrid(props: Partial<GridProps> = {}) {
  const fetchGifs = vi.fn(props.fetchGifs ?? pages);
  const element = (more: Partial<GridProps> = {}) => (
    <Grid columns={4} width={1000} {...props} {...more} fetchGifs={more.fetchGifs ?? fetchGifs} />
  );
  const view = render(element());
  await pass(0);
  await arrive();
  return { fetchGifs, ...view, again: (more: Partial<GridProps>) => view.rerender(element(more)) };
}
