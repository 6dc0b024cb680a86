import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildPage } from '@zoetrope/testkit';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GifPicker } from './gif-picker.tsx';
import {
  field,
  gifs,
  memoryStorage,
  pass,
  press,
  renderPicker,
  setUpPicker,
  tab,
  type,
} from './testing/render-picker.tsx';

setUpPicker();

const imageOf = (id: string) => document.querySelector(`[data-zoetrope-gif="${id}"] img`) as HTMLElement;

describe('GifPicker recent GIFs', () => {
  it('reports and stores picked GIFs, and shows them in the recent tab, also of the next picker', async () => {
    const onGifClick = vi.fn();
    const getStorage = memoryStorage();
    const { unmount } = await renderPicker({ onGifClick, getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(screen.getByText('GIFs you pick appear here.')).toBeTruthy();
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

  it('keeps recent GIFs in memory while storage is blocked', async () => {
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

  it('includes GIFs that were picked in another picker', async () => {
    const getStorage = memoryStorage();
    const first = await renderPicker({ getStorage });
    const second = await renderPicker({ getStorage });
    fireEvent.click(first.container.querySelector('[data-zoetrope-gif="gif-1"] img') as HTMLElement);
    fireEvent.click(second.container.querySelector('[data-zoetrope-gif="gif-2"] img') as HTMLElement);
    first.unmount();
    second.unmount();
    await renderPicker({ getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-2', 'gif-1']);
  });

  it.each([
    ['is blocked', undefined],
    ['is full', () => null],
  ])('keeps recent GIFs after a rerender if the storage %s', async (_, getItem) => {
    const reject = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    function Page() {
      const [, setPicked] = useState('');
      const getStorage = () => (getItem ? ({ getItem, setItem: reject } as unknown as Storage) : reject());
      const fetchPage = async () => buildPage();
      return (
        <GifPicker
          search={fetchPage}
          trending={fetchPage}
          getStorage={getStorage}
          onGifClick={({ id }) => setPicked(id)}
        />
      );
    }
    render(<Page />);
    await pass(0);
    await act(() => vi.dynamicImportSettled());
    for (const id of ['gif-1', 'gif-2']) {
      fireEvent.click(imageOf(id));
      await pass(0);
    }
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-2', 'gif-1']);
  });

  it('selects the first type on a search, and clears the field in the recent tab', async () => {
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

  it('keeps the search when arrow keys pass the recent tab', async () => {
    const { search } = await renderPicker();
    type('cat');
    await pass(250);
    act(() => tab('GIFs').focus());
    press('ArrowLeft');
    await pass(0);
    expect(field().value).toBe('');
    press('ArrowLeft');
    await pass(0);
    expect(document.activeElement).toBe(tab('Stickers'));
    expect(field().value).toBe('cat');
    expect(search).toHaveBeenLastCalledWith('cat', expect.objectContaining({ type: 'stickers' }));
  });

  it('does not restore the suspended text after another was typed', async () => {
    await renderPicker();
    type('cat');
    await pass(250);
    fireEvent.click(tab('Recent'));
    type('dog');
    await pass(250);
    type('');
    fireEvent.click(tab('GIFs'));
    expect(field().value).toBe('');
  });
});
