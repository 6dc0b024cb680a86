import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE_MS, useSearchText } from './use-search-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(initialQuery = '') {
  const commit = vi.fn();
  const hook = renderHook(({ query }) => useSearchText(query, commit), { initialProps: { query: initialQuery } });
  return {
    commit,
    text: () => hook.result.current.text,
    type: (text: string) => act(() => hook.result.current.type(text)),
    compose: (text: string) => act(() => hook.result.current.compose(text)),
    enter: (text?: string) => act(() => hook.result.current.enter(text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    changeQuery: (query: string) => hook.rerender({ query }),
    leave: () => hook.unmount(),
  };
}

describe('useSearchText', () => {
  it('searches once, after the debounce', () => {
    const field = setUp();
    field.type('c');
    field.wait(DEBOUNCE_MS - 1);
    field.type('ca');
    field.wait(DEBOUNCE_MS - 1);
    field.type('cat ');
    expect(field.commit).not.toHaveBeenCalled();
    field.wait(DEBOUNCE_MS);
    expect(field.commit.mock.calls).toEqual([['cat', 'paused']]);
    expect(field.text()).toBe('cat ');
  });

  it('searches at once on Enter, and not again after the debounce', () => {
    const field = setUp();
    field.type('cat');
    field.enter();
    field.wait(DEBOUNCE_MS * 2);
    expect(field.commit.mock.calls).toEqual([['cat', 'entered']]);
  });

  it('accepts a suggestion', () => {
    const field = setUp();
    field.type('ca');
    field.enter('cat parade');
    expect(field.text()).toBe('cat parade');
    expect(field.commit.mock.calls).toEqual([['cat parade', 'entered']]);
  });

  it('shows composed text, and searches only when the composition ends', () => {
    const field = setUp('cat');
    field.type('cats');
    for (const text of ['catsこ', '']) {
      field.compose(text);
      field.wait(DEBOUNCE_MS * 5);
      expect(field.text()).toBe(text);
    }
    expect(field.commit).not.toHaveBeenCalled();
    field.type('恋');
    field.wait(DEBOUNCE_MS);
    expect(field.commit.mock.calls).toEqual([['恋', 'paused']]);
  });

  it('returns to trending at once when the text is cleared', () => {
    const field = setUp('cat');
    field.type('');
    expect(field.commit.mock.calls).toEqual([['', 'paused']]);
  });

  it('does not search again for an additional space', () => {
    const field = setUp('cat');
    field.type('cat ');
    field.wait(DEBOUNCE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });

  it('follows a query change from elsewhere, and cancels the debounce', () => {
    const field = setUp('cat');
    field.type('cat par');
    field.changeQuery('dog');
    expect(field.text()).toBe('dog');
    field.wait(DEBOUNCE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });

  it('keeps newer text when its own query arrives', () => {
    const field = setUp();
    field.type('cat');
    field.wait(DEBOUNCE_MS);
    field.type('cats');
    field.changeQuery('cat');
    expect(field.text()).toBe('cats');
  });

  it('does not search after unmounting', () => {
    const field = setUp();
    field.type('cat');
    field.leave();
    field.wait(DEBOUNCE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });
});
