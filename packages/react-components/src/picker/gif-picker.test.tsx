import { act, fireEvent, screen, within } from '@testing-library/react';
import { localProvider } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { describe, expect, it, vi } from 'vitest';
import { GifPicker } from './gif-picker.tsx';
import { pickerAttributes } from './picker-attributes.ts';
import {
  field,
  memoryStorage,
  options,
  pass,
  press,
  renderPicker,
  setUpPicker,
  termOptions,
  type,
} from './testing/render-picker.tsx';

setUpPicker();

const never = () => new Promise<never>(() => {});
conformance('GifPicker', (props) => <GifPicker id="picker" search={never} trending={never} {...props} />);

const tab = (name: string) => screen.getByRole('tab', { name });
const gifs = () =>
  [...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => tile.getAttribute('data-zoetrope-gif'));
const imageOf = (id: string) => document.querySelector(`[data-zoetrope-gif="${id}"] img`) as HTMLElement;

describe('what a picker shows', () => {
  it('is what is trending while the field is empty, and what is found after a pause ', async () => {
    const { trending, search } = await renderPicker();
    expect(trending).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'gifs', offset: 0, signal: expect.anything() }),
    );
    expect(gifs()[0]).toBe('gif-0');
    type('  big   cats ');
    await pass(249);
    expect(search).not.toHaveBeenCalled();
    await pass(1);
    expect(search).toHaveBeenCalledExactlyOnceWith('big cats', expect.objectContaining({ type: 'gifs', offset: 0 }));
    expect(gifs()[0]).toBe('gif-100');
    type('');
    await pass(0);
    expect(gifs()[0]).toBe('gif-0');
  });

  it('is searched at once on Enter', async () => {
    const { search } = await renderPicker();
    type('cats');
    press('Enter');
    await pass(0);
    expect(search).toHaveBeenCalledOnce();
  });

  it('is of the kind of the chosen tab, of which arrow keys choose another', async () => {
    const { trending } = await renderPicker({ types: ['gifs', 'stickers', 'text'] });
    expect(tab('GIFs').getAttribute('aria-selected')).toBe('true');
    act(() => tab('GIFs').focus());
    press('ArrowRight');
    await pass(0);
    expect(document.activeElement).toBe(tab('Stickers'));
    expect(trending.mock.lastCall?.[0]).toMatchObject({ type: 'stickers' });
    press('End');
    expect(document.activeElement).toBe(tab('Text'));
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('Recent'));
    expect(screen.getByRole('tabpanel', { name: 'Recent' })).toBeTruthy();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Recent')]);
  });

  it('is a list box, of which one tab stop and arrow keys pick an option', async () => {
    const onGifClick = vi.fn();
    await renderPicker({ onGifClick });
    const list = screen.getByRole('listbox', { name: 'GIFs' });
    act(() => list.focus());
    expect(document.activeElement?.closest('[data-zoetrope-gif]')?.getAttribute('data-zoetrope-gif')).toBe('gif-0');
    press('ArrowRight');
    press('Enter');
    expect(onGifClick.mock.calls.map(([{ id }]) => id)).toEqual(['gif-1']);
  });

  it('has no tabs where there is one kind and no memory', async () => {
    await renderPicker({ types: ['stickers'], getStorage: null });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('says when it fails, and tries again [W-3]', async () => {
    let isDown = true;
    const onGifsFetchError = vi.fn();
    const trending = async () => {
      if (isDown) throw new Error('offline');
      return buildPage();
    };
    await renderPicker({ trending, onGifsFetchError });
    expect(onGifsFetchError).toHaveBeenCalledOnce();
    isDown = false;
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again?' }));
    await pass(0);
    expect(gifs()[0]).toBe('gif-0');
  });

  it('names the provider, and the field as it asks for', async () => {
    const { container } = await renderPicker({ provider: localProvider('http://localhost:8787') });
    const mark = container.querySelector(`[${pickerAttributes.provider}]`);
    expect(mark?.textContent).toBe('Powered by Zoetrope');
    expect(mark?.querySelector('img')?.getAttribute('src')).toBe('http://localhost:8787/logo.svg');
    expect(field().placeholder).toBe('Search Zoetrope');
  });

  it('speaks any language', async () => {
    await renderPicker({
      labels: {
        picker: 'Suchen',
        tabs: { recent: 'Zuletzt', gifs: 'Bilder', stickers: 'Sticker', text: 'Text', videos: 'Filme' },
      },
    });
    expect(screen.getByRole('combobox', { name: 'Suchen' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Bilder' })).toBeTruthy();
  });
});

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

  it('leave keys to an input method that composes', async () => {
    const { search } = await renderPicker();
    type('ねこ');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(search).not.toHaveBeenCalled();
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

describe('what was picked', () => {
  it('is told, remembered, and shown by its tab, also to the next picker', async () => {
    const onGifClick = vi.fn();
    const getStorage = memoryStorage();
    const { unmount } = await renderPicker({ onGifClick, getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(screen.getByText('What you pick will be here.')).toBeTruthy();
    fireEvent.click(tab('GIFs'));
    await pass(0);
    fireEvent.click(imageOf('gif-3'));
    expect(onGifClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'gif-3' }), expect.anything());
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-3']);
    unmount();
    await renderPicker({ getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-3']);
  });

  it('is remembered while the picker is there, though the storage refuses', async () => {
    await renderPicker({
      getStorage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    fireEvent.click(imageOf('gif-2'));
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-2']);
  });

  it('is not searched: a term leads back to what can be, and the tab empties the field', async () => {
    await renderPicker();
    fireEvent.click(tab('Recent'));
    type('cat');
    await pass(250);
    expect(tab('GIFs').getAttribute('aria-selected')).toBe('true');
    expect(gifs()[0]).toBe('gif-100');
    fireEvent.click(tab('Recent'));
    expect(field().value).toBe('');
    expect(tab('Recent').getAttribute('aria-selected')).toBe('true');
  });
});
