import { act, cleanup, render, screen } from '@testing-library/react';
import { buildGif } from '@zoetrope/testkit';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from '@zoetrope/testkit/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { tileAttributes } from '../tile-attributes.ts';

let intersections: FakeIntersectionObserver;

/** A clock that is moved by hand, and tiles that are in view when a test says so, for each test of a file. */
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

/** Lets the parts come that the first paint does without. */
export const arrive = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  });

/** A Gif with all its parts there, which has rested on screen. */
export async function renderWhole(element: ReactElement) {
  const view = render(element);
  await arrive();
  await rest();
  return view;
}

/** Lets the tile rest on screen until it moves. */
export async function rest(): Promise<void> {
  act(() => intersections.show(tile(), 1));
  await act(() => vi.advanceTimersByTimeAsync(120));
}

export const gif = buildGif({ alt_text: 'A fox waves' });
export const tile = () => document.querySelector(`[${tileAttributes.tile}]`) as HTMLElement;
export const image = () => screen.getByRole('img', { name: 'A fox waves' });
