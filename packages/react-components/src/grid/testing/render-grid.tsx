import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import {
  type FakeIntersectionObserver,
  type FakeLayout,
  fakeIntersectionObserver,
  fakeLayout,
} from '@zoetrope/testkit/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { advance, loadLazyParts, pages } from '../../list/testing/list-queries.ts';
import { Grid } from '../grid.tsx';
import type { GridProps } from '../grid-props.ts';

export * from '../../list/testing/list-queries.ts';

/** Sets up a fake clock and a fake layout for each test of a file. */
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

export interface RenderedGrid extends RenderResult {
  readonly fetchGifs: Mock<FetchGifs>;
  /** Renders the Grid again with other props. */
  rerenderWith(props: Partial<GridProps>): void;
}

/** Renders a Grid, and waits for its lazy-loaded chunk. */
export async function renderGrid(props: Partial<GridProps> = {}): Promise<RenderedGrid> {
  const fetchGifs = vi.fn(props.fetchGifs ?? pages);
  const element = (more: Partial<GridProps> = {}) => (
    <Grid columns={4} width={1000} {...props} {...more} fetchGifs={more.fetchGifs ?? fetchGifs} />
  );
  const view = render(element());
  await advance(0);
  await loadLazyParts();
  return { fetchGifs, ...view, rerenderWith: (more: Partial<GridProps>) => view.rerender(element(more)) };
}
