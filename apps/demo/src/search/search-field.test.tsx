import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { DEBOUNCE_MS, useSearchText } from './use-search-text.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(suggestions: readonly string[] = ['cat', 'cat parade', 'cats']) {
  const commit = vi.fn();
  const fieldRef = createRef<HTMLInputElement>();
  function Field() {
    const search = useSearchText('', commit);
    return <SearchField search={search} suggestions={suggestions} placeholder="Search GIFs" fieldRef={fieldRef} />;
  }
  render(<Field />);
  const field = screen.getByRole('combobox', { name: 'Search GIFs' });
  return { field, commit, user: userEvent.setup() };
}

/** Text of the active option. */
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('SearchField', () => {
  it('opens its suggestions while the user types', async () => {
    const { field, user } = setUp();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'ca');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['cat', 'cat parade', 'cats']);
    expect(activeOption(field)).toBeNull();
  });

  it('highlights suggestions with the arrow keys and searches for the highlighted one', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca{ArrowDown}{ArrowDown}');
    expect(activeOption(field)).toBe('cat parade');
    await user.keyboard('{Enter}');
    expect(commit).toHaveBeenLastCalledWith('cat parade', 'entered');
    expect(field).toHaveProperty('value', 'cat parade');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('searches for the text if no suggestion is highlighted', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca{Enter}');
    expect(commit).toHaveBeenLastCalledWith('ca', 'entered');
  });

  it('accepts a clicked suggestion and keeps the focus', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca');
    await user.click(screen.getByRole('option', { name: 'cats' }));
    expect(commit).toHaveBeenLastCalledWith('cats', 'entered');
    expect(document.activeElement).toBe(field);
  });

  it('removes the highlight on the first Escape and the text on the next', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca{ArrowDown}{Escape}');
    expect(field).toHaveProperty('value', 'ca');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    expect(commit).not.toHaveBeenCalledWith('ca', 'entered');
  });

  it('clears with its button and keeps the focus', async () => {
    const { field, user } = setUp([]);
    await user.type(field, 'ca');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['within a composition', { isComposing: true, keyCode: 229 }],
    ['after compositionend, as in Safari', { isComposing: false, keyCode: 229 }],
  ])('ignores keys that an input method handles %s', async (_, composition) => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca');
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape']) {
      const wasHandled = !fireEvent.keyDown(field, { key, ...composition });
      expect(wasHandled, key).toBe(false);
    }
    expect(field).toHaveProperty('value', 'ca');
    expect(activeOption(field)).toBeNull();
    expect(commit).not.toHaveBeenCalledWith('ca', 'entered');
  });

  it('searches once an input method has composed the text', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { field, commit } = setUp();
    const input = (value: string) => fireEvent.change(field, { target: { value } });
    fireEvent.compositionStart(field);
    for (const text of ['k', 'こ', '恋']) {
      input(text);
      vi.advanceTimersByTime(DEBOUNCE_MS);
      expect(field).toHaveProperty('value', text);
    }
    expect(commit).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    vi.advanceTimersByTime(DEBOUNCE_MS);
    expect(commit.mock.calls).toEqual([['恋', 'paused']]);
    input('恋人');
    vi.advanceTimersByTime(DEBOUNCE_MS);
    expect(commit).toHaveBeenLastCalledWith('恋人', 'paused');
  });

  it('shows a hostile suggestion as text', async () => {
    const { field, user } = setUp(['<img src=x onerror=alert(1)>']);
    await user.type(field, '<');
    expect(screen.getByRole('option').querySelector('img')).toBeNull();
  });
});
