import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { fakeIntersectionObserver, fakeLayout } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { GifPicker } from '../gif-picker.tsx';
import type { GifPickerProps } from '../picker-props.ts';

/** A clock that is moved by hand, for each test of a file. */
export function setUpPicker() {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeIntersectionObserver();
    fakeLayout({ width: 360 });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const arrive = () => act(() => vi.dynamicImportSettled());
export const field = () => screen.getByRole('combobox') as HTMLInputElement;
export const tab = (name: string) => screen.getByRole('tab', { name });
/** The ids of the GIFs that are shown. */
export const gifs = () =>
  [...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => tile.getAttribute('data-zoetrope-gif'));
/** The list under the field; null while it is closed. */
const terms = () => screen.queryByRole('listbox', { name: /^(Trending searches|Suggestions)$/ });
export const termOptions = () => {
  const list = terms();
  return list ? within(list).queryAllByRole('option') : [];
};
export const options = () => termOptions().map(({ textContent }) => textContent);
export const press = (key: string, target: Element = document.activeElement as Element) =>
  fireEvent.keyDown(target, { key });

export function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}

/** A storage of one test. */
export function memoryStorage(): () => Storage {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  } as unknown as Storage;
  return () => storage;
}

/** A picker with all its parts there. */
export async function renderPicker(props: Partial<GifPickerProps> = {}) {
  const page = (prefix: number) => buildPage({ gifs: buildGifs(6, prefix), total: 6 });
  const calls = {
    trending: vi.fn<GifPickerProps['trending']>(props.trending ?? (async () => page(0))),
    search: vi.fn<GifPickerProps['search']>(props.search ?? (async () => page(100))),
    searchTags: vi.fn(props.searchTags ?? (async (text: string) => ({ data: [`${text} one`, `${text} two`] }))),
    trendingSearches: vi.fn(props.trendingSearches ?? (async () => ({ data: ['hello', 'dance'] }))),
  };
  const getStorage = props.getStorage === undefined ? memoryStorage() : props.getStorage;
  const view = render(<GifPicker {...props} {...calls} getStorage={getStorage} />);
  await pass(0);
  await arrive();
  return { ...calls, ...view };
}
