import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { useSearchText } from './use-search-text.ts';

afterEach(cleanup);

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

/** The option that a screen reader would read out. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('SearchField', () => {
  it('opens its suggestions while someone types', async () => {
    const { field, user } = setUp();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'ca');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['cat', 'cat parade', 'cats']);
    expect(active(field)).toBeNull();
  });

  it('goes through them with the arrow keys and searches for the one that is highlighted', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca{ArrowDown}{ArrowDown}');
    expect(active(field)).toBe('cat parade');
    await user.keyboard('{Enter}');
    expect(commit).toHaveBeenLastCalledWith('cat parade', 'entered');
    expect(field).toHaveProperty('value', 'cat parade');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('searches for the text itself when none is highlighted', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca{Enter}');
    expect(commit).toHaveBeenLastCalledWith('ca', 'entered');
  });

  it('takes a suggestion by the mouse and keeps the focus', async () => {
    const { field, user, commit } = setUp();
    await user.type(field, 'ca');
    await user.click(screen.getByRole('option', { name: 'cats' }));
    expect(commit).toHaveBeenLastCalledWith('cats', 'entered');
    expect(document.activeElement).toBe(field);
  });

  it('lets go of the highlight at the first Escape and clears at the next', async () => {
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

  it('shows a hostile suggestion as text', async () => {
    const { field, user } = setUp(['<img src=x onerror=alert(1)>']);
    await user.type(field, '<');
    expect(screen.getByRole('option').querySelector('img')).toBeNull();
  });
});
