import { act, cleanup, type RenderResult, render, screen } from '@testing-library/react';
import { buildGif } from '@zoetrope/testkit';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from '@zoetrope/testkit/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { tileAttributes } from '../tile-attributes.ts';

let intersections: FakeIntersectionObserver;

/** Sets up a fake clock and a fake IntersectionObserver for each test of a file. */
export function setUpGif() {
  beforeEach(() => {
    vi.useFakeTimers();
    intersections = fakeIntersectionObserver();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { intersections: () => intersections };
}

/** Waits for the lazy-loaded chunk. */
export const loadLazyParts = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  });

/** Renders a Gif, waits for its lazy-loaded chunk, and scrolls it into view. */
export async function renderInteractive(element: ReactElement): Promise<RenderResult> {
  const view = render(element);
  await loadLazyParts();
  await scrollIntoView();
  return view;
}

/** Scrolls the tile into view, and waits until it animates. */
export async function scrollIntoView(): Promise<void> {
  act(() => intersections.show(tile(), 1));
  await act(() => vi.advanceTimersByTimeAsync(120));
}

export const gif = buildGif({ alt_text: 'A fox waves' });
export const tile = () => document.querySelector(`[${tileAttributes.tile}]`) as HTMLElement;
export const image = () => screen.getByRole('img', { name: 'A fox waves' });
