import { act, cleanup, fireEvent, type RenderResult, render, screen, within } from '@testing-library/react';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { fakeIntersectionObserver, fakeLayout } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { GifPicker } from '../gif-picker.tsx';
import type { GifPickerProps } from '../picker-props.ts';
import type { PickerSource } from '../picker-requests.ts';

/** Fakes timers, intersections and layout for each test of a file. */
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
export const loadLazyParts = () => act(() => vi.dynamicImportSettled());
export const field = () => screen.getByRole('combobox') as HTMLInputElement;
export const tab = (name: string) => screen.getByRole('tab', { name });
/** The ids of the rendered GIFs. */
export const gifs = () =>
  [...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => tile.getAttribute('data-zoetrope-gif'));
/** The list of suggestions; null while it is closed. */
const suggestionList = () => screen.queryByRole('listbox', { name: /^(Trending searches|Suggestions)$/ });
export const suggestionOptions = () => {
  const list = suggestionList();
  return list ? within(list).queryAllByRole('option') : [];
};
export const options = () => suggestionOptions().map(({ textContent }) => textContent);
export const press = (key: string, target: Element = document.activeElement as Element) =>
  fireEvent.keyDown(target, { key });

export function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}

/** A storage in memory. */
export function memoryStorage(): () => Storage {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  } as unknown as Storage;
  return () => storage;
}

export interface RenderedPicker extends RenderResult {
  readonly trending: Mock<PickerSource['trending']>;
  readonly search: Mock<PickerSource['search']>;
  readonly searchTags: Mock<NonNullable<PickerSource['searchTags']>>;
  readonly trendingSearches: Mock<NonNullable<PickerSource['trendingSearches']>>;
  /** Renders the picker again with other props. */
  setProps(props: Partial<GifPickerProps>): Promise<void>;
}

/** Renders a picker with its lazy parts. */
export async function renderPicker(props: Partial<GifPickerProps> = {}): Promise<RenderedPicker> {
  const page = (prefix: number) => buildPage({ gifs: buildGifs(6, prefix), total: 6 });
  const source = {
    trending: vi.fn<PickerSource['trending']>(props.trending ?? (async () => page(0))),
    search: vi.fn<PickerSource['search']>(props.search ?? (async () => page(100))),
    searchTags: vi.fn(props.searchTags ?? (async (text: string) => ({ data: [`${text} one`, `${text} two`] }))),
    trendingSearches: vi.fn(props.trendingSearches ?? (async () => ({ data: ['hello', 'dance'] }))),
  };
  const getStorage = props.getStorage === undefined ? memoryStorage() : props.getStorage;
  const picker = (more: Partial<GifPickerProps> = {}) => (
    <GifPicker {...props} {...source} getStorage={getStorage} {...more} />
  );
  const view = render(picker());
  await pass(0);
  await loadLazyParts();
  return {
    ...source,
    ...view,
    setProps: (more: Partial<GifPickerProps>) => act(async () => view.rerender(picker(more))),
  };
}
