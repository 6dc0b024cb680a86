import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, options, pass, press, renderPicker, setUpPicker, termOptions, type } from './testing/render-picker.tsx';

setUpPicker();

describe('the terms of a picker', () => {
  it('are what is trending under an empty field, and completions under a text', async () => {
    const { searchTags } = await renderPicker();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    act(() => field().focus());
    fireEvent.mouseDown(field());
    expect(options()).toEqual(['hello', 'dance']);
    expect(screen.getByRole('listbox', { name: 'Trending searches' })).toBeTruthy();
    type('cat');
    expect(options()).toEqual([]);
    await pass(250);
    expect(searchTags).toHaveBeenCalledExactlyOnceWith('cat', { signal: expect.any(AbortSignal) });
    expect(options()).toEqual(['cat one', 'cat two']);
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy();
  });

  it('are gone through by arrow keys while the focus stays in the field, and chosen with Enter', async () => {
    const { search } = await renderPicker();
    act(() => field().focus());
    press('ArrowDown');
    const [first] = termOptions();
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field());
    press('Enter');
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe('hello');
    expect(field().value).toBe('hello');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('are chosen with a click', async () => {
    const { search } = await renderPicker();
    fireEvent.mouseDown(field());
    fireEvent.click(screen.getByRole('option', { name: 'dance' }));
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe('dance');
  });

  it('go on Escape, then the text, and the third press is for what is around the picker', async () => {
    await renderPicker();
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    type('cat');
    await pass(250);
    press('Escape');
    expect(options()).toEqual([]);
    expect(field().value).toBe('cat');
    press('Escape');
    expect(field().value).toBe('');
    await pass(0);
    press('ArrowUp');
    press('Escape');
    expect(outside.mock.calls.map(([{ key }]) => key)).toEqual(['ArrowUp']);
    press('Escape');
    expect(outside).toHaveBeenCalledTimes(2);
    document.body.removeEventListener('keydown', outside);
  });

  it('are not missed where they do not come', async () => {
    const { search } = await renderPicker({
      searchTags: () => Promise.reject(new Error('down')),
      trendingSearches: () => Promise.reject(new Error('down')),
    });
    press('ArrowDown', field());
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('cat');
    await pass(250);
    expect(search).toHaveBeenCalledOnce();
    expect(options()).toEqual([]);
  });

  it('are those of the newest text, however late others come', async () => {
    const answers: ((page: { data: readonly string[] }) => void)[] = [];
    await renderPicker({ searchTags: () => new Promise((answer) => answers.push(answer)) });
    for (const text of ['c', 'ca']) {
      type(text);
      await pass(250);
    }
    await act(async () => answers[1]?.({ data: ['cat'] }));
    await act(async () => answers[0]?.({ data: ['car'] }));
    expect(options()).toEqual(['cat']);
  });

  it.each([
    ['go with the highlight to where its term is among others that come', ['dog', 'cat', 'cow'], 'cow', 'cow'],
    ['leave the text to Enter where the highlighted term is gone', ['dog', 'hen'], undefined, 'ca'],
    ['leave the text to Enter where fewer come than were gone through', ['dog'], undefined, 'ca'],
  ])('%s', async (_, others, highlighted, searched) => {
    let answer = (_page: { data: readonly string[] }) => {};
    const late = new Promise<{ data: readonly string[] }>((resolve) => {
      answer = resolve;
    });
    const { search } = await renderPicker({
      searchTags: (text) => (text === 'c' ? Promise.resolve({ data: ['cat', 'cow'] }) : late),
    });
    for (const text of ['c', 'ca']) {
      type(text);
      await pass(250);
    }
    press('ArrowDown');
    press('ArrowDown');
    await act(async () => answer({ data: others }));
    expect(options()).toEqual(others);
    const pointed = field().getAttribute('aria-activedescendant');
    expect(pointed && document.getElementById(pointed)?.textContent).toBe(highlighted ?? null);
    press('Enter');
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe(searched);
  });

  it.each([
    ['within a composition', { isComposing: true, keyCode: 229 }],
    ['after compositionend, as in Safari', { isComposing: false, keyCode: 229 }],
  ])('ignore keys that an input method handles %s', async (_, composition) => {
    const { search, trending } = await renderPicker();
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    type('ねこ');
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape']) {
      const wasHandled = !fireEvent.keyDown(field(), { key, ...composition });
      expect(wasHandled, key).toBe(false);
      expect(field().value).toBe('ねこ');
      expect(field().getAttribute('aria-activedescendant')).toBeNull();
    }
    expect(outside).toHaveBeenCalledTimes(4);
    await pass(0);
    expect(search).not.toHaveBeenCalled();
    expect(trending).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', outside);
  });

  it('come with the search once an input method has composed the text', async () => {
    const { search, searchTags } = await renderPicker();
    fireEvent.compositionStart(field());
    for (const text of ['k', 'こ', 'こい', '恋']) {
      type(text);
      await pass(1_000);
      expect(field().value).toBe(text);
    }
    expect(search).not.toHaveBeenCalled();
    expect(searchTags).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field());
    await pass(250);
    expect(search.mock.calls.map(([term]) => term)).toEqual(['恋']);
    expect(searchTags.mock.calls.map(([term]) => term)).toEqual(['恋']);
    type('恋人');
    await pass(250);
    expect(search.mock.lastCall?.[0]).toBe('恋人');
  });

  it('keep the search of before while a composition is emptied', async () => {
    const { search, trending } = await renderPicker();
    type('cat');
    await pass(250);
    fireEvent.compositionStart(field());
    type('');
    await pass(1_000);
    expect(trending).toHaveBeenCalledOnce();
    fireEvent.compositionEnd(field());
    await pass(250);
    expect(trending).toHaveBeenCalledTimes(2);
    expect(search).toHaveBeenCalledOnce();
  });

  it('end a composition when one of them is chosen', async () => {
    const { search } = await renderPicker();
    type('cat');
    await pass(250);
    fireEvent.compositionStart(field());
    type('catこ');
    fireEvent.click(screen.getByRole('option', { name: 'cat two' }));
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe('cat two');
    type('cat tw');
    await pass(250);
    expect(search.mock.lastCall?.[0]).toBe('cat tw');
  });

  it('come while a keyboard of Android composes a word, as it does with every word', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
    const { search } = await renderPicker();
    fireEvent.compositionStart(field());
    type('cat');
    await pass(250);
    expect(search.mock.lastCall?.[0]).toBe('cat');
  });

  it('have a button that clears the field and leaves the focus there', async () => {
    await renderPicker();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    type('cat');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});
