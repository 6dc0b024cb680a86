import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  field,
  options,
  pass,
  press,
  renderPicker,
  setUpPicker,
  suggestionOptions,
  type,
} from './testing/render-picker.tsx';

setUpPicker();

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

/** The input event of a browser, which React reads from the value set by the native setter. */
function inputEvent(
  element: HTMLInputElement,
  { text, isComposing }: { readonly text: string; readonly isComposing: boolean },
): InputEvent {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  return new InputEvent('input', { bubbles: true, data: text, isComposing });
}

describe('GifPicker suggestions', () => {
  it('suggests trending searches for an empty field, and completions for a text', async () => {
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

  it('traverses suggestions with arrow keys while the focus stays in the field, and selects one with Enter', async () => {
    const { search } = await renderPicker();
    act(() => field().focus());
    press('ArrowDown');
    const [first] = suggestionOptions();
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field());
    press('Enter');
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe('hello');
    expect(field().value).toBe('hello');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('selects a suggestion with a click', async () => {
    const { search } = await renderPicker();
    fireEvent.mouseDown(field());
    fireEvent.click(screen.getByRole('option', { name: 'dance' }));
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe('dance');
  });

  it('closes suggestions on Escape, clears the text on the second press, and ignores the third', async () => {
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

  it('ignores a failed request for suggestions', async () => {
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

  it('shows the suggestions of the latest text, even if earlier requests finish later', async () => {
    const resolvers: ((page: { data: readonly string[] }) => void)[] = [];
    await renderPicker({ searchTags: () => new Promise((resolve) => resolvers.push(resolve)) });
    for (const text of ['c', 'ca']) {
      type(text);
      await pass(250);
    }
    await act(async () => resolvers[1]?.({ data: ['cat'] }));
    await act(async () => resolvers[0]?.({ data: ['car'] }));
    expect(options()).toEqual(['cat']);
  });

  it.each([
    ['keeps the same suggestion active at its new index', ['dog', 'cat', 'cow'], 'cow', 'cow'],
    ['leaves Enter to the text if the active suggestion is gone', ['dog', 'hen'], undefined, 'ca'],
    ['leaves Enter to the text if there are fewer suggestions than before', ['dog'], undefined, 'ca'],
  ])('%s', async (_, others, active, searched) => {
    let resolveLate = (_page: { data: readonly string[] }) => {};
    const late = new Promise<{ data: readonly string[] }>((resolve) => {
      resolveLate = resolve;
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
    await act(async () => resolveLate({ data: others }));
    expect(options()).toEqual(others);
    const activeId = field().getAttribute('aria-activedescendant');
    expect(activeId && document.getElementById(activeId)?.textContent).toBe(active ?? null);
    press('Enter');
    await pass(0);
    expect(search.mock.lastCall?.[0]).toBe(searched);
  });

  it.each([
    ['within a composition', { isComposing: true, keyCode: 229 }],
    ['after compositionend, as in Safari', { isComposing: false, keyCode: 229 }],
  ])('ignores keys that an input method handles %s', async (_, composition) => {
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

  it('loads suggestions and searches after a composition ends', async () => {
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

  it('keeps the previous search while a composition is empty', async () => {
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

  it('ends a composition when a suggestion is selected', async () => {
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

  it.each([
    ['cat', 'cat'],
    ['кот', 'кот'],
    ['قط', 'قط'],
  ])(
    'loads suggestions during the composition of %j on Android, whose keyboards compose every word',
    async (composed, term) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
      const { search } = await renderPicker();
      fireEvent.compositionStart(field());
      fireEvent.compositionUpdate(field(), { data: composed });
      type(composed);
      await pass(250);
      expect(search.mock.lastCall?.[0]).toBe(term);
    },
  );

  it.each([
    ['ねこ', '猫'],
    ['고ㅇ', '고양이'],
    ['ㄇㄠ', '貓'],
    ['你', '你好'],
  ])('waits for the end of the composition of %j on Android', async (composed, committed) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
    const { search, trending } = await renderPicker();
    fireEvent.compositionStart(field());
    fireEvent.compositionUpdate(field(), { data: composed });
    type(composed);
    await pass(1_000);
    expect(search).not.toHaveBeenCalled();
    fireEvent.compositionUpdate(field(), { data: committed });
    type(committed);
    fireEvent.compositionEnd(field(), { data: committed });
    await pass(250);
    expect(search).toHaveBeenCalledExactlyOnceWith(committed, expect.anything());
    expect(trending).toHaveBeenCalledOnce();
  });

  it('decides by the composed word on Android, not by the text before it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
    const { search } = await renderPicker();
    type('猫 ');
    await pass(250);
    fireEvent.compositionStart(field());
    fireEvent.compositionUpdate(field(), { data: 'cat' });
    type('猫 cat');
    await pass(250);
    expect(search.mock.lastCall?.[0]).toBe('猫 cat');
  });

  it('waits during a composition without a compositionstart event and without key events', async () => {
    const { search } = await renderPicker();
    act(() => field().focus());
    fireEvent(field(), inputEvent(field(), { text: 'に', isComposing: true }));
    await pass(1_000);
    expect(search).not.toHaveBeenCalled();
    fireEvent(field(), inputEvent(field(), { text: '日', isComposing: false }));
    await pass(250);
    expect(search).toHaveBeenCalledExactlyOnceWith('日', expect.anything());
  });

  it('has a button that clears the field and focuses it', async () => {
    await renderPicker();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    type('cat');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});
