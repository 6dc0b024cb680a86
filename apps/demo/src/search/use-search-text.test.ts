import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS, useSearchText } from './use-search-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(query = '') {
  const commit = vi.fn();
  const hook = renderHook(({ now }) => useSearchText(now, commit), { initialProps: { now: query } });
  return {
    commit,
    text: () => hook.result.current.text,
    type: (text: string) => act(() => hook.result.current.type(text)),
    compose: (text: string) => act(() => hook.result.current.compose(text)),
    enter: (text?: string) => act(() => hook.result.current.enter(text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    /** The search changes, by this field or otherwise. */
    search: (now: string) => hook.rerender({ now }),
    leave: () => hook.unmount(),
  };
}

describe('useSearchText', () => {
  it('searches once, after a pause in typing', () => {
    const field = setUp();
    field.type('c');
    field.wait(TYPING_PAUSE_MS - 1);
    field.type('ca');
    field.wait(TYPING_PAUSE_MS - 1);
    field.type('cat ');
    expect(field.commit).not.toHaveBeenCalled();
    field.wait(TYPING_PAUSE_MS);
    expect(field.commit.mock.calls).toEqual([['cat', 'paused']]);
    expect(field.text()).toBe('cat ');
  });

  it('searches at once on Enter, and not again after the pause', () => {
    const field = setUp();
    field.type('cat');
    field.enter();
    field.wait(TYPING_PAUSE_MS * 2);
    expect(field.commit.mock.calls).toEqual([['cat', 'entered']]);
  });

  it('takes over a suggestion', () => {
    const field = setUp();
    field.type('ca');
    field.enter('cat parade');
    expect(field.text()).toBe('cat parade');
    expect(field.commit.mock.calls).toEqual([['cat parade', 'entered']]);
  });

  it('shows what is being composed, and searches once it is typed', () => {
    const field = setUp('cat');
    field.type('cats');
    for (const text of ['catsこ', '']) {
      field.compose(text);
      field.wait(TYPING_PAUSE_MS * 5);
      expect(field.text()).toBe(text);
    }
    expect(field.commit).not.toHaveBeenCalled();
    field.type('恋');
    field.wait(TYPING_PAUSE_MS);
    expect(field.commit.mock.calls).toEqual([['恋', 'paused']]);
  });

  it('goes back to trending at once when it is emptied', () => {
    const field = setUp('cat');
    field.type('');
    expect(field.commit.mock.calls).toEqual([['', 'paused']]);
  });

  it('does not search anew for a space more', () => {
    const field = setUp('cat');
    field.type('cat ');
    field.wait(TYPING_PAUSE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });

  it('follows a search that came from elsewhere, and forgets what was being typed', () => {
    const field = setUp('cat');
    field.type('cat par');
    field.search('dog');
    expect(field.text()).toBe('dog');
    field.wait(TYPING_PAUSE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });

  it('keeps what was typed while its own search arrives', () => {
    const field = setUp();
    field.type('cat');
    field.wait(TYPING_PAUSE_MS);
    field.type('cats');
    field.search('cat');
    expect(field.text()).toBe('cats');
  });

  it('does nothing after it has left the page', () => {
    const field = setUp();
    field.type('cat');
    field.leave();
    field.wait(TYPING_PAUSE_MS);
    expect(field.commit).not.toHaveBeenCalled();
  });
});
